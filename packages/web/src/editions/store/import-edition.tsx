import { useTranslations } from 'use-intl';
import { BadImport, ImportDialog } from '../../app/parts/import-dialog';
import { ProblemSentence } from '../problem-sentence';
import { type BadEdition, type CheckedEdition, readChosenFile, readEditionText } from './edition-file.js';

interface ImportEditionProps {
  readonly take: (edition: CheckedEdition) => void;
  readonly close: () => void;
}

/** Brings in an edition from a file or as text. */
export function ImportEdition({ take, close }: ImportEditionProps) {
  const t = useTranslations('editions.import');
  const judge = (checked: CheckedEdition | BadEdition) => {
    if (!('problem' in checked)) {
      take(checked);
      return undefined;
    }
    const sentence = <ProblemSentence problem={checked.problem} path={checked.path} />;
    return (
      <BadImport about={t('detail')} detail={sentence}>
        {t('bad')}
      </BadImport>
    );
  };
  const words = {
    title: t('title'),
    file: t('file'),
    text: t('text'),
    take: t('take'),
    nothing: t('nothing'),
  };
  return (
    <ImportDialog
      words={words}
      takeText={(text) => judge(readEditionText(text))}
      takeFile={async (file) => judge(await readChosenFile(file))}
      close={close}
    />
  );
}
