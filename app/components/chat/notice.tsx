import { Link } from '@remix-run/react';
import { NOTICES } from '~/domain/harbor/content/notices';

interface NoticeProps {
  language: 'en' | 'es';
  /** The exact form that a law asks for; null where none does. */
  legal: Readonly<Record<'en' | 'es', string>> | null;
}

/** What Harbor is: at the start of a talk, and again in a long one. */
export function Notice({ language, legal }: NoticeProps) {
  const { plain, under } = NOTICES[language];
  return (
    <p className={legal ? 'notice-ai notice-ai--legal' : 'notice-ai'} lang={language}>
      {legal ? legal[language] : plain}{' '}
      <small>
        {under}{' '}
        <Link to="/privacy">{language === 'es' ? 'Quién lee esto (en inglés)' : 'Who reads this'}</Link>
      </small>
    </p>
  );
}
