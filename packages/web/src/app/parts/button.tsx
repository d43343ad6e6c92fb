import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = 'plain' | 'main' | 'quiet';

/** What a button is given. Never `disabled`: what is off is marked by `aria-disabled` and says why when pressed. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: Look;
}

/** Classes of something that looks like a button. */
export const buttonClass = (look: Look = 'plain', more?: string): string =>
  [styles.button, styles[look], more].filter(Boolean).join(' ');

/** A button of the page: plain, the main one of a screen, or quiet. */
export function Button({ look, className, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}
