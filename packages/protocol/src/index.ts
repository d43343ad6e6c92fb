/** What travels between page and server, as types, and the few values both share. */
export type { Account, Learned, Person, SessionView } from './accounts.js';
export { ERROR_CODES, LEARNED, LEAST_PASSWORD, MOST_LEARNED, MOST_TAKE_BACKS } from './constants.js';
export type {
  DayGameView,
  DayHead,
  DayTerms,
  DayView,
  OwnTry,
  RankingLine,
  Standings,
  TryStatus,
} from './daily.js';
export type { DayGame } from './days.js';
export { cleanEdition } from './edition-text.js';
export type { ClockFace, NumberedEntry, OnTimeOut, SeatEntry, TableEntry } from './entries.js';
export type {
  Ask,
  CheckedAsk,
  ClientToServer,
  News,
  NewsEvent,
  Reply,
  ReplyTo,
  RequestEvent,
  ServerToClient,
} from './messages.js';
export type { ErrorCode, Refusal } from './refusals.js';
export type {
  ChatLine,
  Clock,
  NewTable,
  Opening,
  OpenTable,
  SeatView,
  TableResult,
  TableView,
  Watched,
} from './tables.js';
export { hasInk, visibleText } from './visible-text.js';
