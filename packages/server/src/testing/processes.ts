import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TEST_SETTINGS } from './servers.js';

/** The server as a program. */
export const PROGRAM = fileURLToPath(new URL('../../bin/shirasagi-server.js', import.meta.url));

/** A server in a process of its own, which can be killed without a word. */
export class ServerProcess {
  url = '';
  private child: ChildProcess | undefined;
  private readonly settings: Record<string, string>;
  /** What it wrote, if that is kept. */
  written = '';
  private readonly output: 'inherit' | 'ignore' | 'pipe';

  private readonly preload: URL | undefined;
  private readonly program: string;

  /** `output` says whether what it writes is shown or kept, `preload` is loaded before the server `program`. */
  constructor(
    settings: Record<string, string>,
    output: 'inherit' | 'ignore' | 'pipe' = 'inherit',
    preload?: URL,
    program = PROGRAM,
  ) {
    this.settings = settings;
    this.output = output;
    this.preload = preload;
    this.program = program;
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const { PATH } = process.env;
    const child = fork(this.program, [], {
      env: { ...(PATH && { PATH }), ...TEST_SETTINGS, ...this.settings },
      execArgv: this.preload ? ['--import', this.preload.href] : [],
      stdio: ['ignore', this.output, this.output, 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.written += data;
      });
    this.url = await new Promise<string>((resolve, reject) => {
      child.once('message', (told: { url: string }) => resolve(told.url));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Its id, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Sends a signal that is answered with a message. */
  async signal(name: NodeJS.Signals): Promise<void> {
    const { child } = this;
    await new Promise<void>((resolve) => {
      child!.once('message', () => resolve());
      child!.kill(name);
    });
  }

  /** Sends a message to the process. */
  send(message: object): void {
    this.child?.send(message);
  }

  /** Stops it as it stands, until it is thawed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  /** Asks it to stop in good order. */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill('SIGTERM');
    });
  }
}
