import { Link } from '@remix-run/react';
import { MessageSquare, Phone } from 'lucide-react';
import type { Helper } from '~/domain/safety-plan/helpers';
import { CALL_911, TEXT_988, TEXT_AYUDA, TEXT_HOLA, TEXT_HOME, textTo } from '../shell/crisis-numbers';
import { Ways988 } from '../shell/ways-988';

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
    abroad: 'Free lines in your country:',
    ownEmergency: 'In danger now, call your own emergency number.',
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
    abroad: 'Líneas gratis en tu país:',
    ownEmergency: 'En peligro ahora, llama a tu número de emergencias.',
  },
} as const;

interface CrisisCardProps {
  language: 'en' | 'es';
  /** The first helper of the person's own plan. */
  helper?: Helper | undefined;
  /** They are not in the US: lines of their own country go first. */
  isAbroad?: boolean | undefined;
  /** Shown before: its buttons in one row are enough. */
  isShort?: boolean;
}

/** Ways to a person, under the newest words while risk is open. In Spanish for who writes in Spanish. */
export function CrisisCard({ language, helper, isAbroad = false, isShort = false }: CrisisCardProps) {
  const texts = TEXTS[language];
  return (
    <section
      className={isShort ? 'crisis crisis--short' : 'crisis'}
      aria-labelledby="crisis-title"
      lang={language}
    >
      <h2 id="crisis-title" className={isShort ? 'visually-hidden' : undefined}>
        {texts.title}
      </h2>
      {!isShort && (
        <p className="crisis__more">
          {texts.more} <a href={CALL_911}>{texts.emergency}</a>.
        </p>
      )}
      {isAbroad && (
        <p className="crisis__more">
          {texts.abroad}{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>
          . {texts.ownEmergency}
        </p>
      )}
      <div className="crisis__grid">
        <Ways988
          words={{
            call: texts.call,
            text: texts.text,
            textLink: language === 'es' ? TEXT_AYUDA : TEXT_988,
          }}
        />
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
          <a href={language === 'es' ? TEXT_HOLA : TEXT_HOME}>{texts.other}</a>
          <Link to="/safety-plan">{helper ? texts.plan : texts.choose}</Link>
        </p>
      )}
    </section>
  );
}

/** What stands ready in a text to the person's own helper. */
export const readyText = (language: 'en' | 'es') => TEXTS[language].ready;
