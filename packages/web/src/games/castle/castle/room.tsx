import type { CastlePosition } from '@shirasagi/engine';
import { board, cards, question } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { PieceColour } from '../../../art/die';
import { Icon } from '../../../art/icon';
import { useTargets } from '../../../table/targets';
import { effectWords } from '../../../words/effect-words';
import { placeForm, placeName } from '../../../words/names';
import { asDice } from '../bridges/dice';
import { DieSpace } from '../bridges/die-space';
import { Block } from '../domain/card';
import { FLOOR1, type RoomName, SPACE_VALUE } from '../printed';
import { Spot } from '../spot';
import { useCastle, useGame } from '../table-context';
import styles from './room.module.css';

/** Ways to climb into a room: from where, and how far. */
const CLIMBS = { S: ['gate:1'], D: ['floor1:1', 'gate:2'] } as const;

/** Chips for the climbs that end in this room, or one that fills the room when there is only one. */
function Climbs({ room, name }: { readonly room: RoomName; readonly name: string }) {
  const { byText } = useTargets();
  const climbs = CLIMBS[room[0] as 'S' | 'D'].map((way) => `climb:${way}:${room}`);
  const legal = [...climbs, `rivalRoom:${room}`].filter((move) => byText.has(move));
  if (legal.length === 0) return null;
  return (
    <span className={styles.climbs}>
      {legal.map((move) => (
        <Spot
          key={move}
          moves={[move]}
          name={name}
          stretch={legal.length === 1}
          className={`${styles.climb} on-light`}
        >
          <Icon name={move.includes('gate:') ? 'gate' : 'courtier'} />
          <Icon name="climb" />
        </Spot>
      ))}
    </span>
  );
}

interface InteriorProps {
  readonly room: RoomName;
  /** What lies in it. */
  readonly here: CastlePosition['rooms'][string];
  /** Whether light blocks of its card are asked for. */
  readonly asked: boolean;
  /** The die in hand. */
  readonly hand: { readonly colour: string } | undefined;
}

const Interior = memo(function Interior({ room, here: { card, tiles, dice }, asked, hand }: InteriorProps) {
  const t = useTranslations();
  const { edition } = useGame();
  const name = placeName(t, room);
  const value = FLOOR1.some((r) => r === room) ? SPACE_VALUE.floor1 : SPACE_VALUE.floor2;
  const blocks = card ? cards.cardBlocks(edition.components, card) : [];
  const { byText } = useTargets();
  const die = byText.has(`placeDie:${room}`) ? hand : undefined;
  return (
    <section className={styles.room} aria-label={name}>
      <div key={card} data-piece={`card-${card}`} data-rise="turn" className={styles.card}>
        {blocks.map((block, i) => (
          <Block
            key={block.name}
            block={block}
            tile={tiles[i] as PieceColour}
            quiet={die !== undefined && tiles[i] !== die.colour}
            moves={[`chooseBlock:${room}:${block.name}`, ...(asked ? [`light:${block.name}`] : [])]}
            name={t('castle.block', {
              ...placeForm(room),
              colour: tiles[i],
              effect: effectWords(t, block.do, 'castle'),
            })}
          />
        ))}
      </div>
      <div className={styles.side}>
        <DieSpace
          moves={[`placeDie:${room}`]}
          name={t('castle.space', { ...placeForm(room), value })}
          value={value}
          place={room}
          dice={asDice(dice)}
        />
      </div>
      <Climbs room={room} name={name} />
    </section>
  );
});

/** A room of the castle: an open screen with its Die tiles, its card, and the space for dice. */
export function Room({ room }: { readonly room: RoomName }) {
  const { state, position } = useCastle();
  // The card a climb reached stays here when its deck is empty: then its light blocks are asked for here.
  const ask = question(state);
  const asked = ask?.kind === 'cardLight' && state.roomCard(board.ROOMS.indexOf(room)) === ask.card;
  return <Interior room={room} here={position.rooms[room]} asked={asked} hand={position.inTurn?.die} />;
}
