import styles from './figure.module.css';

/**
 * A number on a piece, drawn as its icons are: what it means is in the piece's name, in words, and a bare
 * number between them would only disturb.
 */
export function Figure({ of }: { readonly of: number | string }) {
  return <span className={styles.figure} data-figure={of} aria-hidden="true" />;
}
