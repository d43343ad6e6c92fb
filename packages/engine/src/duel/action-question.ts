import { actionArg } from './model/frames.js';
import type { DuelState } from './model/state.js';

/** What is asked by one of the four actions with a price. */
export function actionQuestion<Kind extends 'garden' | 'training' | 'courtier' | 'trade'>(kind: Kind) {
  return (state: DuelState) => ({
    kind,
    discount: state.arg(actionArg.discount),
    optional: state.arg(actionArg.optional) === 1,
  });
}
