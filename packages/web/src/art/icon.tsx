import { memo, type ReactNode } from 'react';
import { Drawing } from './drawing';
import { BOARD_ICONS } from './icons-board';
import { DUEL_ICONS } from './icons-duel';
import { GOODS_ICONS } from './icons-goods';
import { PAGE_ICONS } from './icons-page';

const ICONS = { ...GOODS_ICONS, ...BOARD_ICONS, ...DUEL_ICONS, ...PAGE_ICONS } satisfies Record<
  string,
  ReactNode
>;

/** Every icon of the house. */
export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  /** The icon in words; without it the icon only decorates. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Width and height as a CSS length; 1em unless told. */
  readonly size?: string | number;
}

/** One icon: a key line in the text's colour over flat colour blocks, as a woodblock is printed. */
export const Icon = memo(function Icon({ name, label, className, size = '1em' }: IconProps) {
  return (
    <Drawing
      label={label}
      className={className}
      data-icon={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={{ display: 'inline-block', flex: 'none', verticalAlign: '-0.14em' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ICONS[name]}
    </Drawing>
  );
});
