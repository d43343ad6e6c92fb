import { memo, type ReactNode } from 'react';
import { Die, type PieceColour } from '../../../art/die';
import { Member, type MemberKind } from '../../../art/member';
import { useCastle } from '../table-context';
import styles from './piece.module.css';

/** A piece that walks to where it stands next; new ones rise from nothing. */
export function Moving({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span data-piece={id} data-rise="grow" className={styles.piece}>
      {children}
    </span>
  );
}

interface TableDieProps {
  readonly colour: PieceColour;
  readonly value: number;
  /** Where it lies, and the how-many-th of its colour and value there. */
  readonly place: string;
  readonly n?: number;
  readonly size?: number | string;
  readonly label?: string;
}

// A piece that stays as it is is left alone.
const MovingDie = memo(function MovingDie({
  id,
  ...die
}: { readonly id: string } & Pick<TableDieProps, 'colour' | 'value' | 'size' | 'label'>) {
  return (
    <Moving id={id}>
      <Die {...die} />
    </Moving>
  );
});

/** A die of the table. */
export function TableDie({ place, n, size = '2.5rem', ...die }: TableDieProps) {
  const { pieceId } = useCastle();
  return <MovingDie {...die} id={pieceId(`die-${die.colour}-${die.value}`, place, n)} size={size} />;
}

interface TableMemberProps {
  readonly kind: MemberKind;
  readonly seat: number;
  readonly place: string;
  readonly n?: number;
  readonly size?: number | string;
}

const MovingMember = memo(function MovingMember({
  id,
  ...member
}: { readonly id: string } & Pick<TableMemberProps, 'kind' | 'seat' | 'size'>) {
  return (
    <Moving id={id}>
      <Member {...member} />
    </Moving>
  );
});

/** A clan's member on the table. */
export function TableMember({ place, n, size = '1.9rem', ...member }: TableMemberProps) {
  const { pieceId } = useCastle();
  return <MovingMember {...member} id={pieceId(`${member.kind}-${member.seat}`, place, n)} size={size} />;
}
