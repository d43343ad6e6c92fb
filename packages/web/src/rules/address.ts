import { question, type State } from '@shirasagi/engine';
import { viewOf } from '../games';

/** Where the rules speak of what is to be decided now. */
export const rulesAddress = (state: State): string => viewOf(state).rulesAddress(question(state));
