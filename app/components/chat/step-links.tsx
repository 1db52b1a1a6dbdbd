import { Link } from '@remix-run/react';
import { countryOf, emergencyOf } from '~/domain/harbor/content/country-lines';
import { NUMBERS } from '~/domain/harbor/content/numbers';
import type { LinkId } from '~/domain/harbor/steps/step';
import type { Helper } from '~/domain/safety-plan/helpers';
import { CALL_911, CALL_988, callTo, TEXT_988, TEXT_AYUDA, textTo } from '../shell/crisis-numbers';
import { LeaveQuickly } from '../shell/leave-quickly';
import { readyText } from './crisis-card';

interface StepLinksProps {
  links: readonly LinkId[];
  language: 'en' | 'es';
  helper?: Helper | undefined;
  /** The id of the conversation; null while nothing is stored. */
  chatId: string | null;
  /** Where they are, when its numbers are known. */
  country?: string | undefined;
}

/** The ways to people and pages that belong to a reply. */
export function StepLinks({ links, language, helper, chatId, country }: StepLinksProps) {
  const shown = links.flatMap((id) => {
    const link = linkOf(id, { language, helper, chatId, country });
    return link ? [{ id, link }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="ways">
      {shown.map(({ id, link }) => (
        <li key={id}>{link}</li>
      ))}
    </ul>
  );
}

const WORDS = {
  en: {
    call: (what: string) => `Call ${what}`,
    text: (what: string) => `Text ${what}`,
    plan: 'My safety plan',
    privacy: 'What is kept',
    exercises: 'All exercises',
    home: 'Home',
    deleteTalk: 'Delete this conversation',
    therapist: 'findtreatment.gov',
  },
  es: {
    call: (what: string) => `Llama al ${what}`,
    text: (what: string) => `Envía un mensaje al ${what}`,
    plan: 'Mi plan de seguridad (en inglés)',
    privacy: 'Qué se guarda (en inglés)',
    exercises: 'Todos los ejercicios',
    home: 'Inicio (en inglés)',
    deleteTalk: 'Borrar esta conversación (en inglés)',
    therapist: 'findtreatment.gov',
  },
} as const;

function linkOf(id: LinkId, { language, helper, chatId, country }: Omit<StepLinksProps, 'links'>) {
  const words = WORDS[language];
  const there = countryOf(country);
  const phone = (number: string) => <a href={callTo(number)}>{words.call(number)}</a>;
  switch (id) {
    case 'call988':
      return <a href={CALL_988}>{words.call('988')}</a>;
    case 'text988':
      return <a href={language === 'es' ? TEXT_AYUDA : TEXT_988}>{words.text('988')}</a>;
    case 'call911':
      return <a href={CALL_911}>{words.call('911')}</a>;
    case 'callHelper':
      return helper && <a href={`tel:${helper.number}`}>{words.call(helper.name)}</a>;
    case 'textHelper':
      return helper && <a href={textTo(helper.number, readyText(language))}>{words.text(helper.name)}</a>;
    case 'poison':
    case 'childhelp':
    case 'home':
    case 'bed':
    case 'rainn':
    case 'samhsa':
    case 'alanon':
    case 'alzheimers':
    case 'parents':
    case 'eating':
    case 'gambling':
      return phone(NUMBERS[id]);
    case 'textHome':
      return <a href={textTo(NUMBERS.homeText, 'START')}>{words.text(NUMBERS.homeText)}</a>;
    case 'callThere':
      return there?.crisis && phone(there.crisis.call);
    case 'textThere':
      return (
        there?.crisis?.text && (
          <a href={`sms:${there.crisis.text.replaceAll(' ', '')}`}>{words.text(there.crisis.text)}</a>
        )
      );
    case 'emergencyThere':
      return there && phone(emergencyOf(there, 'ambulance'));
    case 'policeThere':
      return there && phone(emergencyOf(there, 'police'));
    case 'homeThere':
      return there?.violence && phone(there.violence.call);
    case 'elsewhere':
      return (
        <a href={`https://${NUMBERS.elsewhere}`} rel="noreferrer">
          {NUMBERS.elsewhere}
        </a>
      );
    case 'therapist':
      return (
        <a href="https://findtreatment.gov" rel="noreferrer">
          {words.therapist}
        </a>
      );
    case 'leave':
      return <LeaveQuickly language={language} />;
    case 'deleteTalk':
      return chatId && <Link to={`/chat/${chatId}?confirm=delete`}>{words.deleteTalk}</Link>;
    case 'plan':
      return <Link to="/safety-plan">{words.plan}</Link>;
    case 'privacy':
      return <Link to="/privacy">{words.privacy}</Link>;
    case 'homePage':
      return <Link to="/">{words.home}</Link>;
    case 'exercises':
      return <Link to="/exercises">{words.exercises}</Link>;
  }
}
