import { Link } from '@remix-run/react';
import { MessageSquare, Phone } from 'lucide-react';
import { NUMBERS } from '~/domain/harbor/content/numbers';
import type { LinkId } from '~/domain/harbor/steps/step';
import type { Helper } from '~/domain/safety-plan/helpers';
import {
  CALL_911,
  CALL_988,
  callTo,
  TEXT_988,
  TEXT_AYUDA,
  TEXT_HOLA,
  TEXT_HOME,
  textTo,
} from '../shell/crisis-numbers';
import { Ways988 } from '../shell/ways-988';
import { DangerAbroad, isNamedAlready, MoreAbroad, NumbersOfOrigin, WaysAbroad } from './ways-abroad';

const TEXTS = {
  en: {
    title: 'A person can be with you now',
    more: 'Free, any hour. In danger now?',
    emergency: 'Call 911',
    call: 'Call 988',
    text: 'Text 988',
    callHelper: (name: string) => `Call ${name}`,
    textHelper: (name: string) => `Text ${name}`,
    ready: 'I am not safe right now. Can you come, or stay on the phone with me?',
    other: 'Text HOME to 741741',
    plan: 'My safety plan',
    choose: 'Choose my person',
    line: { home: 'Call the violence hotline', childhelp: 'Call Childhelp', rainn: 'Call RAINN' },
    lineText: `Cannot speak? Text START to ${NUMBERS.homeText}`,
    also: '988 for yourself',
  },
  es: {
    title: 'Habla con una persona ahora',
    more: 'Gratis, a toda hora; al llamar, oprime el 2. ¿Peligro ahora?',
    emergency: 'Llama al 911',
    call: 'Llama al 988',
    text: 'AYUDA al 988',
    callHelper: (name: string) => `Llama a ${name}`,
    textHelper: (name: string) => `Escribe a ${name}`,
    ready: 'No estoy a salvo ahora. ¿Puedes venir, o quedarte al teléfono conmigo?',
    other: 'Envía HOLA al 741741',
    plan: 'Mi plan (en inglés)',
    choose: 'Elegir a alguien de confianza',
    line: { home: 'Línea contra la violencia', childhelp: 'Llama a Childhelp', rainn: 'Llama a RAINN' },
    lineText: `¿No puedes hablar? Envía START al ${NUMBERS.homeText}`,
    also: 'El 988, para ti',
  },
} as const;

/** The lines for people whom somebody hurts, at home, as a child, or sexually; or an ambulance, for a body in danger. */
type FirstLine = 'home' | 'childhelp' | 'rainn' | 'ambulance';

const EMERGENCY = new Set<LinkId>(['call911', 'emergencyThere']);

/** Whom the card names first at a step of Harbor's; undefined: 988. */
export function firstLineOf(step = '', links: readonly LinkId[] = []): FirstLine | undefined {
  if (/^ASSAULT/.test(step)) return 'rainn';
  if (/^CHILD/.test(step)) return 'childhelp';
  if (/^(?:HURT|HOME)/.test(step)) return 'home';
  const first = links.find((link) => EMERGENCY.has(link) || link === 'call988' || link === 'callThere');
  return first && EMERGENCY.has(first) ? 'ambulance' : undefined;
}

interface CrisisCardProps {
  language: 'en' | 'es';
  /** The first helper of the person's own plan. */
  helper?: Helper | undefined;
  /** They are not in the US: the lines of their own country stand in place of its lines. */
  isAbroad?: boolean | undefined;
  /** The country they are in or come from. */
  country?: string | undefined;
  /** Somebody does it to them, or a body is in danger: 911 and the line for that go first, and 988 after. */
  line?: FirstLine | undefined;
  /** Shown before: its buttons in one row are enough. */
  isShort?: boolean;
}

/** Ways to a person, under the newest words while risk is open. In Spanish for a person who writes in Spanish. */
export function CrisisCard({
  language,
  helper,
  isAbroad = false,
  country,
  line,
  isShort = false,
}: CrisisCardProps) {
  const texts = TEXTS[language];
  const isBody = line === 'ambulance';
  const there = { language, country, first: !line ? 'life' : isBody ? 'body' : 'hurt' } as const;
  return (
    <section
      className={isShort ? 'crisis crisis--short' : 'crisis'}
      aria-labelledby="crisis-title"
      lang={language}
    >
      <h2 id="crisis-title" className={isShort ? 'visually-hidden' : undefined}>
        {texts.title}
      </h2>
      {!isShort && !line && !isAbroad && (
        <p className="crisis__more">
          {texts.more} <a href={CALL_911}>{texts.emergency}</a>.
        </p>
      )}
      {isAbroad && !isNamedAlready(there) && (
        <p className="crisis__more">
          <DangerAbroad {...there} />
        </p>
      )}
      {!isAbroad && <NumbersOfOrigin {...there} />}
      <div className="crisis__grid">
        {isAbroad ? (
          <WaysAbroad {...there} />
        ) : line ? (
          <>
            <a className="button button--coral" href={CALL_911}>
              <Phone className="icon" aria-hidden="true" />
              {texts.emergency}
            </a>
            <a className="button button--second" href={isBody ? CALL_988 : callTo(NUMBERS[line])}>
              <Phone className="icon" aria-hidden="true" />
              {isBody ? texts.call : texts.line[line]}
            </a>
          </>
        ) : (
          <Ways988
            words={{
              call: texts.call,
              text: texts.text,
              textLink: language === 'es' ? TEXT_AYUDA : TEXT_988,
            }}
          />
        )}
        {helper && (
          <>
            <a className="button button--second" href={`tel:${helper.number}`}>
              <Phone className="icon" aria-hidden="true" />
              {texts.callHelper(helper.name)}
            </a>
            <a className="button button--second" href={textTo(helper.number, texts.ready)}>
              <MessageSquare className="icon" aria-hidden="true" />
              {texts.textHelper(helper.name)}
            </a>
          </>
        )}
      </div>
      {!isShort && (
        <p className="crisis__links">
          {isAbroad ? (
            <MoreAbroad {...there} />
          ) : line ? (
            <>
              {line === 'home' && <a href={textTo(NUMBERS.homeText, 'START')}>{texts.lineText}</a>}
              {!isBody && <a href={CALL_988}>{texts.also}</a>}
            </>
          ) : (
            <a href={language === 'es' ? TEXT_HOLA : TEXT_HOME}>{texts.other}</a>
          )}
          <Link to="/safety-plan">{helper ? texts.plan : texts.choose}</Link>
        </p>
      )}
    </section>
  );
}

/** What stands ready in a text to the person's own helper. */
export const readyText = (language: 'en' | 'es') => TEXTS[language].ready;
