import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

/** The program as it is installed. */
export const BIN = fileURLToPath(new URL('../../bin/shirasagi.js', import.meta.url));

/** A fresh folder that goes away with the test. */
export function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-cli-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a run of the program came to. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program to its end with the given input. */
export function run(cwd: string, args: readonly string[], input = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** The first choice, as often as any game needs it. */
export const ALWAYS_FIRST = '1\n'.repeat(2000);

/** Answers prompts with the first choice until that many were answered, then kills the program in mid game. */
export async function killAfter(cwd: string, args: readonly string[], answers: number): Promise<void> {
  const child = spawn(process.execPath, [BIN, ...args], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  let seen = '';
  const gone = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen += text;
    if ((seen.match(/> 1\n/g) ?? []).length >= answers) child.kill('SIGKILL');
  });
  child.stdin.on('error', () => {});
  child.stdin.write('1\n'.repeat(answers));
  await gone;
}

/** The hash of the state a record leads to. */
export function hashOf(cwd: string, file: string): string {
  const { code, out, err } = run(cwd, ['replay', file, '--json']);
  if (code !== 0) throw new Error(`replay ${file}: ${err}`);
  return JSON.parse(out).hash;
}
