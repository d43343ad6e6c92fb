import type { TableView } from '@shirasagi/protocol';
import { dayAt } from '@shirasagi/protocol/days';

/** Where the game of the day is that a table plays: today's page has no day in its address. */
export const dayAddress = ({ deal }: TableView): string =>
  !deal || deal.day === dayAt(Date.now()) ? '#/daily' : `#/daily/${deal.day}`;
