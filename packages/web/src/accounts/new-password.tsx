import { useTranslations } from 'use-intl';
import { Field } from './field';

/** Letters a password has at least; the server says the same. */
export const LEAST_PASSWORD = 10;

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
