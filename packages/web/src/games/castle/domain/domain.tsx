import { type CardBlock, cards, question } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { SeatName } from '../../../table/seats/seat-name';
import { effectWords } from '../../../words/effect-words';
import { clanName, clanOf, placeForm, placeName } from '../../../words/names';
import { DieSpace } from '../bridges/die-space';
import { Holdings } from '../clans/holdings';
import { TableMember } from '../pieces/piece';
import { ROW_COLOUR, ROW_MEMBER, ROWS, type RowName, rowIcons, SPACE_VALUE } from '../printed';
import { useCastle, useGame } from '../table-context';
import { Block } from './card';
import styles from './domain.module.css';

const MEMBERS = 5;

interface RowProps {
  readonly row: RowName;
  readonly index: number;
  readonly you: number;
  /** The die on it. */
  readonly value: number | null;
  /** Members at home in it. */
  readonly home: number;
}

const Row = memo(function Row({ row, index, you, value, home }: RowProps) {
  const t = useTranslations();
  const name = placeName(t, row);
  const colour = ROW_COLOUR[row];
  return (
    <section className={styles.row} aria-label={name} data-colour={colour} data-part={`row-${row}`}>
      <Icon name={`tile-${colour}`} className={styles.colour} />
      <DieSpace
        moves={[`placeDie:${row}`, `domainRow:${row}`]}
        name={t('castle.space', { ...placeForm(row), value: SPACE_VALUE.domain })}
        value={SPACE_VALUE.domain}
        place={`row${you}`}
        dice={value ? [{ colour, value }] : []}
      />
      <span className={styles.icons}>
        {rowIcons(index).map((icon, slot) => {
          const covered = slot > MEMBERS - home;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have fixed places
            <span key={slot} className={styles.slot} data-covered={covered}>
              {covered ? (
                <Tip
                  words={t('castle.covered', { effect: effectWords(t, icon, 'castle') })}
                  className={styles.member}
                >
                  <TableMember
                    kind={ROW_MEMBER[row]}
                    seat={you}
                    place="domain"
                    n={slot - (MEMBERS - home) - 1}
                    size="2.35rem"
                  />
                </Tip>
              ) : (
                <EffectIcons text={icon} game="castle" className={styles.icon} />
              )}
            </span>
          );
        })}
      </span>
    </section>
  );
});

/** The rows of the grid a block of the domain card covers. */
const span = ({ rows }: CardBlock): string => `${ROWS.indexOf(rows[0]) + 1} / span ${rows.length}`;

function DomainCard() {
  const t = useTranslations();
  const { state, position, you } = useCastle();
  const { card } = position.seats[you];
  // Light blocks are asked for here when the card asked about is this one.
  const ask = question(state);
  const asked = ask?.kind === 'cardLight' && state.domainCard(you) === ask.card;
  if (!card) return <div className={styles.empty}>{t('castle.noCard')}</div>;
  return (
    <div key={card} data-piece={`card-${card}`} data-part="card" className={styles.card}>
      {cards.cardBlocks(state.edition.components, card).map((block) => (
        <span
          key={block.name}
          className={styles.cell}
          data-rows={block.rows.length}
          style={{ gridRow: span(block) }}
        >
          <Block
            block={block}
            moves={[
              ...block.rows.map((row) => `chooseBlock:${row}`),
              ...(asked ? [`light:${block.name}`] : []),
            ]}
            name={t('castle.cardBlock', { effect: effectWords(t, block.do, 'castle') })}
          />
        </span>
      ))}
    </div>
  );
}

/** The cards lying face down in the Lantern Area, each with its icon. */
export const LanternArea = memo(function LanternArea({ lantern }: { readonly lantern: readonly string[] }) {
  const t = useTranslations('castle');
  const { edition } = useGame();
  return (
    <section className={styles.lanterns} data-part="lanterns" aria-label={t('lanternArea')}>
      <h2 className={styles.heading}>
        <Icon name="lantern" /> {t('lanternArea')}
      </h2>
      <div className={styles.lights}>
        {lantern.map((card, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one id may lie here
            key={i}
            data-walk={`light-${i}`}
            data-rise="drop"
            className={`${styles.light} on-light`}
          >
            <EffectIcons text={cards.lanternSide(edition.components, card)} game="castle" />
          </span>
        ))}
      </div>
    </section>
  );
});

/** Your domain as an open scroll: rows, card, Lantern Area and holdings. */
export const Domain = memo(function Domain() {
  const t = useTranslations();
  const { state, position, you } = useCastle();
  const { dice, courtiers, gardeners, warriors, lantern } = position.seats[you];
  const home = [courtiers.domain, gardeners, warriors];
  return (
    <section
      className={styles.scroll}
      data-domain={you}
      aria-label={t('castle.domain', { clan: clanOf(state, you) })}
    >
      <div className={styles.roll} aria-hidden="true" />
      <div className={styles.sheet}>
        <section className={styles.purse} data-part="holdings" aria-label={t('castle.holdings')}>
          <h2 className={styles.heading}>
            <Crest seat={you} size="1.8rem" /> <SeatName seat={you} clan={clanName(t, state, you)} />
          </h2>
          <Holdings />
        </section>
        <div className={styles.rows}>
          {ROWS.map((row, index) => (
            <Row key={row} row={row} index={index} you={you} value={dice[row]} home={home[index]} />
          ))}
        </div>
        <DomainCard />
        <LanternArea lantern={lantern} />
      </div>
      <div className={styles.roll} aria-hidden="true" />
    </section>
  );
});
