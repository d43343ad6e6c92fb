import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import { Die, type PieceColour } from '../art/die';
import { Member, type MemberKind } from '../art/member';
import styles from './piece.module.css';
import { useCastle } from './table-context';

/** A piece that walks to where it stands next; new ones rise from nothing. */
export function Moving({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <motion.span
      layoutId={id}
      className={styles.piece}
      initial={{ opacity: 0, scale: 0.6 }}
      animate={{ opacity: 1, scale: 1 }}
    >
      {children}
    </motion.span>
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

/** A die of the table. */
export function TableDie({ colour, value, place, n, size = '2.5rem', label }: TableDieProps) {
  const { pieceId } = useCastle();
  return (
    <Moving id={pieceId(`die-${colour}-${value}`, place, n)}>
      <Die colour={colour} value={value} size={size} label={label} />
    </Moving>
  );
}

interface TableMemberProps {
  readonly kind: MemberKind;
  readonly seat: number;
  readonly place: string;
  readonly n?: number;
  readonly size?: number | string;
}

/** A clan's member on the table. */
export function TableMember({ kind, seat, place, n, size = '1.9rem' }: TableMemberProps) {
  const { pieceId } = useCastle();
  return (
    <Moving id={pieceId(`${kind}-${seat}`, place, n)}>
      <Member kind={kind} seat={seat} size={size} />
    </Moving>
  );
}
