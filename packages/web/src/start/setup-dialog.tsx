import type { GameName } from '@shirasagi/engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { Check, Choice } from '../app/parts/choice';
import { Dialog } from '../app/parts/dialog';
import shapes from '../app/parts/shapes.module.css';
import { EditionChoice } from '../editions/store/edition-choice';
import { isSolo, OFFERS, playersOf } from '../games/offers';
import { levelName } from '../words/sentences';
import { SeatRow } from './seat-row';
import { defaultSetup, RIVAL_LEVELS, type Setup } from './seats';
import styles from './setup-dialog.module.css';

interface SetupDialogProps {
  readonly game: GameName;
  readonly play: (setup: Setup) => void;
  readonly close: () => void;
}

/** Chooses seats and options of a new game; everything has a sensible default. */
export function SetupDialog({ game, play, close }: SetupDialogProps) {
  const t = useTranslations('start');
  const words = useTranslations();
  const [setup, setSetup] = useState(() => defaultSetup(game));
  const change = (changes: Partial<Setup>) => setSetup((old) => ({ ...old, ...changes }));
  const offer = OFFERS[game];
  const solo = isSolo(game, setup.players);
  return (
    <Dialog title={t(`games.${game}.name`)} close={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          play(setup);
        }}
      >
        {offer.players.length > 1 && (
          <Choice
            label={t('setup.players')}
            value={setup.players}
            options={offer.players.map((value) => ({ value, label: value === 1 ? t('setup.solo') : value }))}
            change={(players) => change({ players })}
          />
        )}
        {solo ? (
          <Choice
            label={t('setup.rival')}
            value={setup.rival}
            options={RIVAL_LEVELS.map((value) => ({ value, label: levelName(words, value) }))}
            change={(rival) => change({ rival })}
          />
        ) : (
          <fieldset className={shapes.fields}>
            <legend>{t('setup.seats')}</legend>
            {Array.from({ length: playersOf(game, setup.players) }, (_, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                seat={seat}
                occupant={setup.seats[seat]}
                name={setup.names[seat]}
                sit={(occupant) => change({ seats: setup.seats.with(seat, occupant) })}
                rename={(name) => change({ names: setup.names.with(seat, name) })}
              />
            ))}
          </fieldset>
        )}
        <div>
          {offer.switches.map((name) => (
            <Check
              key={name}
              label={t(`setup.${name}`)}
              note={t(`setup.${name}Note`)}
              value={setup[name]}
              change={(on) => change({ [name]: on })}
            />
          ))}
        </div>
        <EditionChoice
          game={game}
          chosen={setup.edition?.id}
          choose={(checked) => change({ edition: checked?.edition })}
        />
        <Button look="main" type="submit">
          {t('setup.begin')}
        </Button>
      </form>
    </Dialog>
  );
}
