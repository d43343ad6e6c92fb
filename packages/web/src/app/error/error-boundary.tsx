import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type Broken, ErrorPage } from './error-page';

interface Caught {
  readonly broken: Broken | undefined;
}

/** Errors of a browser's extensions are told to the page too. */
const FOREIGN = /-extension:\/\//;

/** Whether something thrown outside of rendering broke the page: not what was given up on purpose, nor what is not ours. */
function breaksPage(thrown: unknown): boolean {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
  return !(thrown instanceof Error && FOREIGN.test(thrown.stack ?? ''));
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Shows the error page instead of what broke. Nothing is lost, since every decision is already kept: going on lays
 * the page anew from its record, and so does any other address. Errors in handlers and in promises nobody waits for
 * count as well: what they left half done cannot be known.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { broken: undefined };
  private tried = false;

  static getDerivedStateFromError(thrown: unknown): Caught {
    return { broken: { error: errorOf(thrown), components: '' } };
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.layAnew);
    addEventListener('error', this.hear);
    addEventListener('unhandledrejection', this.hear);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.layAnew);
    removeEventListener('error', this.hear);
    removeEventListener('unhandledrejection', this.hear);
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ broken: { error: errorOf(thrown), components: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <ErrorPage broken={broken} goOn={this.goOn} /> : this.props.children;
  }

  private readonly hear = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const thrown: unknown = 'reason' in event ? event.reason : event.error;
    // Without an error it is a browser's remark, such as that a ResizeObserver has more to tell. The first error counts.
    if (thrown === undefined || thrown === null || this.state.broken || !breaksPage(thrown)) return;
    this.setState({ broken: { error: errorOf(thrown), components: '' } });
  };

  private readonly layAnew = (): void => {
    if (this.state.broken) this.setState({ broken: undefined });
  };

  /** What broke twice may be a part that did not load: only loading the page again asks for it again. */
  private readonly goOn = (): void => {
    if (this.tried) location.reload();
    this.tried = true;
    this.layAnew();
  };
}
