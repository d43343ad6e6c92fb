import type { ErrorCode } from '@shirasagi/protocol';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf } from '../../accounts/person';
import { Check, Choice } from '../../app/parts/choice';
import { ReasonButton } from '../../app/parts/reason-button';
import shapes from '../../app/parts/shapes.module.css';
import { go } from '../../app/route';
import { Crest } from '../../art/crest';
import { EditionChoice } from '../../editions/store/edition-choice';
import type { CheckedEdition } from '../../editions/store/edition-file.js';
import { OFFERED, OFFERS } from '../../games/offers';
import { openTable } from '../../session/online/nonces.js';
import { CLANS } from '../../table/seats/seat-names';
import styles from '../form.module.css';
import { Frame } from '../frame';
import { useOnline } from '../online-context';
import { Refused } from '../refused';
import { tableAddress } from '../use-sit';
import { WhoIsHere } from '../who-is-here';
import { ClockChoice } from './clock-choice';
import { GuestRow } from './guest-row';
import { type Choices, guestSeats, isFull, keepChoices, lastChoices, newTable, ownSeat } from './new-table';

/** Opens a table: everything has a default, so that one click is enough. */
export function OpenTable({ wanted }: { readonly wanted: string | null }) {
  const t = useTranslations('online.open');
  const all = useTranslations();
  const { askName } = useOnline();
  const [choices, setChoices] = useState(() => lastChoices(wanted));
  const [refused, setRefused] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);
  const [edition, setEdition] = useState<CheckedEdition>();
  const change = (changes: Partial<Choices>) => setChoices((old) => ({ ...old, ...changes }));
  const { game, guests } = choices;
  const own = ownSeat(choices);
  const played = edition?.game === game ? edition : undefined;
  const offer = OFFERS[game];

  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefused(undefined);
    try {
      if (!(await askName())) return;
      keepChoices(choices);
      const table = { ...newTable(choices), ...(played && { edition: played.file }) };
      go(tableAddress((await openTable(table)).id));
    } catch (error) {
      setRefused(codeOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Frame
      title={t('title')}
      narrow
      back={{ href: '#/online', name: all('online.lobby') }}
      tools={<WhoIsHere />}
    >
      <form className={styles.sheet} onSubmit={(event) => void open(event)}>
        <Choice
          label={t('game')}
          value={game}
          options={OFFERED.map((value) => ({
            value,
            label: all(`online.game.${value}`),
          }))}
          change={(value) => change({ game: value })}
        />
        {offer.players.length > 1 && (
          <Choice
            label={t('players')}
            value={choices.players}
            options={offer.players.filter((count) => count > 1).map((value) => ({ value, label: value }))}
            change={(players) => change({ players })}
          />
        )}
        <fieldset className={shapes.fields}>
          <legend>{t('seats')}</legend>
          <Choice
            label={t('own')}
            value={own ?? 'lots'}
            options={[
              ...CLANS.slice(0, guestSeats(choices) + 1).map((clan, seat) => ({
                value: seat,
                label: (
                  <>
                    <Crest seat={seat} size="1.4rem" /> {all(`effects.clan.${clan}`)}
                  </>
                ),
              })),
              { value: 'lots' as const, label: t('lots') },
            ]}
            change={(value) => change({ own: value })}
          />
          {own === undefined && <p className={styles.note}>{t('lotsNote')}</p>}
          {guests.slice(0, guestSeats(choices)).map((guest, i) => (
            <GuestRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              seat={own === undefined ? undefined : i < own ? i : i + 1}
              number={i + 2}
              guest={guest}
              invite={(next) => change({ guests: guests.with(i, next) })}
            />
          ))}
        </fieldset>
        <ClockChoice choices={choices} change={change} />
        <Choice
          label={t('seen')}
          value={choices.visibility}
          options={[
            { value: 'public', label: t('public') },
            { value: 'private', label: t('private') },
          ]}
          change={(visibility) => change({ visibility })}
        />
        <EditionChoice game={game} chosen={played?.fingerprint} choose={setEdition} />
        <details className={styles.more}>
          <summary>{t('more')}</summary>
          <div className={styles.choices}>
            {choices.clock !== 'none' && (
              <Choice
                label={t('timeOut')}
                value={choices.onTimeOut}
                options={[
                  { value: 'opponent', label: t('opponent') },
                  { value: 'loses', label: t('loses') },
                ]}
                change={(onTimeOut) => change({ onTimeOut })}
              />
            )}
            <Check
              label={t('spectators')}
              note={t('spectatorsNote')}
              value={choices.spectators}
              change={(spectators) => change({ spectators })}
            />
            {offer.switches.map((name) => (
              <Check
                key={name}
                label={all(`start.setup.${name}`)}
                note={all(`start.setup.${name}Note`)}
                value={choices[name]}
                change={(on) => change({ [name]: on })}
              />
            ))}
          </div>
        </details>
        <Refused code={refused} />
        <div>
          <ReasonButton look="main" type="submit" off={busy ? all('app.loading') : undefined}>
            {t(isFull(choices) ? 'begin' : 'submit')}
          </ReasonButton>
        </div>
      </form>
    </Frame>
  );
}
