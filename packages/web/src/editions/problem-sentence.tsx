import { useTranslations } from 'use-intl';
import type { EditionProblem } from './store/edition-file.js';

interface ProblemSentenceProps {
  readonly problem: EditionProblem;
  /** The field it is about, where nothing else on the screen shows that. */
  readonly path?: string;
}

/** What is wrong with an edition, in the reader's language. */
export function ProblemSentence({ problem: { code, args }, path }: ProblemSentenceProps) {
  // The fields a sentence needs are those its code comes with; a test tells every one in every language.
  const t = useTranslations('problems') as (key: string, args?: EditionProblem['args']) => string;
  return (
    <>
      {path && (
        <>
          <code>{path}</code>{' '}
        </>
      )}
      {t(code, args)}
      {args?.found !== undefined && ` ${t('found', args)}`}
    </>
  );
}
