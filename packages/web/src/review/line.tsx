import styles from './turns.module.css';

interface LineProps {
  readonly title: string;
  /** A sentence for each move. */
  readonly told: readonly string[];
  readonly better?: boolean;
}

/** A line of moves in sentences. */
export function Line({ title, told, better = false }: LineProps) {
  return (
    <div className={styles.line} data-better={better || undefined}>
      <h4>{title}</h4>
      <ol>
        {told.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may make the same move twice
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </div>
  );
}
