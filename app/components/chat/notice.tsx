import { Link } from '@remix-run/react';
import { NOTICES } from '~/domain/harbor/content/notices';

interface NoticeProps {
  language: 'en' | 'es';
  /** The exact form that a law asks for. */
  isLegal: boolean;
}

/** What Harbor is: at the start of a talk, and again in a long one. */
export function Notice({ language, isLegal }: NoticeProps) {
  const { plain, legal, under } = NOTICES[language];
  return (
    <p className={isLegal ? 'notice-ai notice-ai--legal' : 'notice-ai'} lang={language}>
      {isLegal ? legal : plain}{' '}
      <small>
        {under}{' '}
        <Link to="/privacy">{language === 'es' ? 'Quién lee esto (en inglés)' : 'Who reads this'}</Link>
      </small>
    </p>
  );
}
