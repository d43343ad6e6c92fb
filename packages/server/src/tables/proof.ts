import type { GameRecord, RecordEntry } from '@shirasagi/engine';
import type { NumberedEntry } from '@shirasagi/protocol';
import type { TableProof } from '@shirasagi/protocol/verify';
import { commitmentTo } from '../store/seed-vault.js';
import { dealView, type Head, noncesOf } from './head.js';

/** A finished table with its seed, for anyone to check. */
export function proofOf(
  { table, seats: sitting, edition: file }: Head,
  all: readonly NumberedEntry[],
): TableProof {
  const { id, game, options, edition, setup, seed, result, deal } = table;
  const entries: RecordEntry[] = [];
  const seats: TableProof['seats'][number][] = [];
  for (const { number, entry } of all) {
    if ('move' in entry || 'takeBack' in entry) entries.push(entry);
    else seats.push({ number, entry });
  }
  const record: GameRecord = {
    format: 'shirasagi-record',
    version: 1,
    game,
    options: JSON.parse(options),
    edition,
    setup: JSON.parse(setup!),
    entries,
  };
  return {
    format: 'shirasagi-table',
    version: deal === null ? 2 : 3,
    table: id,
    commitment: commitmentTo(seed),
    seed,
    nonces: noncesOf(sitting),
    ...(deal !== null && { deal: dealView(deal) }),
    opponents: sitting.flatMap(({ kind, number }) => (kind === 'opponent' ? [number] : [])),
    record,
    ...(file !== undefined && { edition: JSON.parse(file) as object }),
    seats,
    hashes: all.map(({ hash }) => hash),
    result: JSON.parse(result!),
  };
}
