import type { Account } from '@shirasagi/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { askWho, usePerson } from '../accounts/person';
import { MoreWords } from '../app/more-words';
import { Loading } from '../app/parts/loading';
import type { OnlinePlace } from '../app/route';
import { loadOnline } from '../words/load';
import { contactAs } from './contact';
import { Lobby } from './lobby/lobby';
import { useTurnNews } from './lobby/use-turn-news';
import { NameDialog } from './name-dialog';
import { OpenTable } from './new-table/open-table';
import { NoServer } from './no-server';
import { OnlineContext } from './online-context';
import { TableScreen } from './table-screen';

interface PlaceProps {
  readonly at: OnlinePlace;
  readonly me: Account | undefined;
}

/** An online screen for the person at this page. */
function Place({ at, me }: PlaceProps) {
  const connection = useMemo(() => contactAs(me?.id), [me?.id]);
  const [asking, setAsking] = useState<(me: Account | undefined) => void>();
  const askName = useCallback(
    () => (me ? Promise.resolve(me) : new Promise<Account | undefined>((answer) => setAsking(() => answer))),
    [me],
  );
  const answered = (now: Account | undefined) => {
    setAsking(undefined);
    asking?.(now);
  };
  const online = useMemo(() => ({ connection, me, askName }), [connection, me, askName]);
  useTurnNews(connection, me?.id);
  return (
    <OnlineContext value={online}>
      {at.place === 'lobby' && <Lobby />}
      {at.place === 'new' && <OpenTable wanted={at.game} />}
      {at.place === 'table' && (
        <TableScreen key={`${at.id} ${me?.id}`} id={at.id} linkKey={at.key} moment={at.moment} />
      )}
      {asking && <NameDialog answer={answered} />}
    </OnlineContext>
  );
}

function Door({ at }: { readonly at: OnlinePlace }) {
  const person = usePerson();
  // The reader may have signed in or out since.
  useEffect(() => void askWho(), []);
  if (person.is === 'unknown') return <Loading />;
  if (person.is === 'away') return <NoServer />;
  return <Place at={at} me={'me' in person ? person.me : undefined} />;
}

/** Everything about online tables: the lobby, opening one, and the tables themselves. */
export function OnlinePage({ at }: { readonly at: OnlinePlace }) {
  return (
    <MoreWords load={loadOnline}>
      <Door at={at} />
    </MoreWords>
  );
}
