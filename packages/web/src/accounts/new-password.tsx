import { LEAST_PASSWORD } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import { Field } from './field';

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A password nobody has used here before. */
export function NewPassword(props: NewPasswordProps) {
  const t = useTranslations('people.fields');
  return (
    <Field
      {...props}
      note={t('passwordNote', { count: LEAST_PASSWORD })}
      type="password"
      minLength={LEAST_PASSWORD}
      maxLength={200}
      autoComplete="new-password"
    />
  );
}
