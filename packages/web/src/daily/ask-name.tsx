import type { Account } from '@shirasagi/protocol';
import { MoreWords } from '../app/more-words';
import { NameDialog } from '../online/name-dialog';
import { loadOnline } from '../words/load';

/** Asks who plays, in the words of online tables. */
export function AskName({ answer }: { readonly answer: (me: Account | undefined) => void }) {
  return (
    <MoreWords load={loadOnline}>
      <NameDialog answer={answer} />
    </MoreWords>
  );
}
