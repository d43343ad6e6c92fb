import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { GameRecord } from '@shirasagi/engine';
import { version } from '../../../package.json';
import { sessionAtTable } from '../../session/at-table.js';
import { findGame, readGame } from '../../session/store/store.js';
import { readRoute } from '../route';
import type { Broken } from './error-page';

/** A place in a built file, as browsers write it into a stack. */
const PLACE = /(https?:\/\/[^\s()]+?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** The map of a built file; undefined where it cannot be had, offline for instance. */
async function mapOf(file: string): Promise<TraceMap | undefined> {
  try {
    const response = await fetch(`${file}.map`);
    return response.ok ? new TraceMap(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** A stack in places of the sources, as far as their maps can be had. */
async function readable(stack: string): Promise<string> {
  const files = new Set([...stack.matchAll(PLACE)].map(([, file]) => file));
  const maps = new Map(await Promise.all([...files].map(async (file) => [file, await mapOf(file)] as const)));
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const map = maps.get(file);
    // Browsers count columns from 1, maps from 0.
    const from = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!from?.source) return place;
    const name = from.name ? ` [${from.name}]` : '';
    return `${from.source.replace(/^(\.\.\/)+/, '')}:${from.line}:${(from.column ?? 0) + 1}${name}`;
  });
}

/** The record of the game the page stands at; undefined elsewhere, or where it cannot be read. */
async function recordHere(): Promise<GameRecord | undefined> {
  const route = readRoute(location.hash);
  const place = route.page === 'online' ? route.at : route;
  const id = 'id' in place ? place.id : undefined;
  if (id === undefined) return undefined;
  const session = sessionAtTable();
  if (session?.id === id) return session.record();
  const head = await findGame(id);
  return head && readGame(head);
}

/** Everything needed to find out why the page broke, as text; the key of a link is left out. */
export async function errorReport({ error, components }: Broken): Promise<string> {
  const record = await recordHere().catch(() => undefined);
  const stack = error.stack ?? '';
  const parts = [
    `Shirasagi ${version}`,
    `Time: ${new Date().toISOString()}`,
    `Browser: ${navigator.userAgent}`,
    `Screen: ${innerWidth}x${innerHeight}, ${document.documentElement.lang}, ${navigator.onLine ? 'online' : 'offline'}`,
    `Address: ${location.origin}${location.pathname}${location.hash.replace(/\?.*/, '')}`,
    '',
    // Firefox and Safari leave the message out of the stack.
    ...(stack.startsWith(String(error)) ? [] : [String(error)]),
    await readable(stack),
    '',
    `Components:${await readable(components)}`,
    '',
    `Record: ${record ? JSON.stringify(record) : 'none'}`,
  ];
  return `${parts.join('\n')}\n`;
}
