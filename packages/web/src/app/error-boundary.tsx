import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type Broken, ErrorPage } from './error-page';

interface Caught {
  readonly broken: Broken | undefined;
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Shows the error page instead of what broke. Nothing is lost, since every decision is already kept: going on lays
 * the page anew from its record, and so does any other address.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { broken: undefined };
  private tried = false;

  static getDerivedStateFromError(thrown: unknown): Caught {
    return { broken: { error: errorOf(thrown), components: '' } };
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.layAnew);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.layAnew);
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ broken: { error: errorOf(thrown), components: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <ErrorPage broken={broken} goOn={this.goOn} /> : this.props.children;
  }

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
