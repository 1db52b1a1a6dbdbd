import { MessageSquare, Phone } from 'lucide-react';
import { countryOf, emergencyOf } from '~/domain/harbor/content/country-lines';
import type { About } from '~/domain/harbor/content/lines-there';
import { NUMBERS } from '~/domain/harbor/content/numbers';
import { CALL_988, callTo } from '../shell/crisis-numbers';

type Language = 'en' | 'es';

const ABROAD = {
  en: {
    call: (number: string) => `Call ${number}`,
    then: (key: string) => `, then press ${key}`,
    text: (number: string) => `Text ${number}`,
    danger: 'In danger now?',
    ownEmergency: 'In danger now, call your own emergency number.',
    violence: (number: string) => `Violence at home: ${number}`,
    forWomen: (number: string) => `Violence at home, for women: ${number}`,
    heavier: 'If it gets heavier:',
    list: 'Free lines in your country',
    more: 'More lines there',
    inTheUs: 'In the US: 988',
    there: (country: string) => `In ${country} now:`,
  },
  es: {
    call: (number: string) => `Llama al ${number}`,
    then: (key: string) => ` y oprime ${key}`,
    text: (number: string) => `Escribe al ${number}`,
    danger: '¿Peligro ahora?',
    ownEmergency: 'En peligro ahora, llama a tu número de emergencias.',
    violence: (number: string) => `Violencia en casa: ${number}`,
    forWomen: (number: string) => `Violencia en casa, para mujeres: ${number}`,
    heavier: 'Si se pone más pesado:',
    list: 'Líneas gratis en tu país',
    more: 'Más líneas de allí',
    inTheUs: 'En Estados Unidos: 988',
    there: (country: string) => `En ${country} ahora:`,
  },
} as const;

interface WaysProps {
  language: Language;
  country: string | undefined;
  /** Harm done by somebody: the police and the line for that go first. A body in danger: the ambulance. */
  first?: About;
}

/** The emergency numbers of a country, each a link; none where they are not known. */
export function DangerAbroad({ language, country, first = 'life' }: WaysProps) {
  const texts = ABROAD[language];
  const there = countryOf(country);
  if (!there) return <>{texts.ownEmergency}</>;
  const [ambulance, police] = [emergencyOf(there, 'ambulance'), emergencyOf(there, 'police')];
  const numbers = first === 'hurt' ? [police, ambulance] : [ambulance, police];
  return (
    <>
      {texts.danger}{' '}
      {[...new Set(numbers)].map((number, index) => (
        <span key={number}>
          {index > 0 && ' / '}
          <a href={callTo(number)}>{texts.call(number)}</a>
        </span>
      ))}
      .
    </>
  );
}

/** Whether the card's first button is the only emergency number there: named once, it is enough. */
export function isNamedAlready({ country, first = 'life' }: Omit<WaysProps, 'language'>): boolean {
  const there = countryOf(country);
  return (
    there !== null && first !== 'life' && emergencyOf(there, 'police') === emergencyOf(there, 'ambulance')
  );
}

/** The card's two buttons for people outside the US: the lines of their country, or where to find those. */
export function WaysAbroad({ language, country, first = 'life' }: WaysProps) {
  const texts = ABROAD[language];
  const there = countryOf(country);
  const { crisis, violence } = there ?? {};
  const emergency = there && emergencyOf(there, first === 'body' ? 'ambulance' : 'police');
  const number = first === 'life' ? crisis?.call : emergency;
  const key = first === 'life' && crisis?.press;
  if (!number)
    return (
      <a className="button button--coral" href={`https://${NUMBERS.elsewhere}`} rel="noreferrer">
        {texts.list}
      </a>
    );
  return (
    <>
      <a className="button button--coral" href={callTo(number)}>
        <Phone className="icon" aria-hidden="true" />
        {texts.call(number)}
        {key && texts.then(key)}
      </a>
      {first === 'hurt' && violence && (
        <a className="button button--second" href={callTo(violence.call)}>
          <Phone className="icon" aria-hidden="true" />
          {violence.isForWomen ? texts.forWomen(violence.call) : texts.violence(violence.call)}
        </a>
      )}
      {first === 'life' && crisis?.text && (
        <a className="button button--second" href={`sms:${crisis.text.replaceAll(' ', '')}`}>
          <MessageSquare className="icon" aria-hidden="true" />
          {texts.text(crisis.text)}
        </a>
      )}
    </>
  );
}

/** Under the buttons: the list of every country, and the US number for people who are there after all. */
export function MoreAbroad({ language, country, first = 'life' }: WaysProps) {
  const texts = ABROAD[language];
  const crisis = countryOf(country)?.crisis;
  return (
    <>
      {first !== 'life' && crisis && <a href={callTo(crisis.call)}>{texts.call(crisis.call)}</a>}
      <a href={`https://${NUMBERS.elsewhere}`} rel="noreferrer">
        {texts.more}: {NUMBERS.elsewhere}
      </a>
      {crisis?.call !== NUMBERS[988] && <a href={CALL_988}>{texts.inTheUs}</a>}
    </>
  );
}

/** For people who come from a country and may be there: its numbers beside those of the US. */
export function NumbersOfOrigin({ language, country }: WaysProps) {
  const there = countryOf(country);
  if (!there) return null;
  const numbers = [there.crisis?.call, emergencyOf(there, 'ambulance')].filter(
    (number) => number !== undefined,
  );
  return (
    <p className="crisis__more">
      {ABROAD[language].there(there[language])}{' '}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ' / '}
          <a href={callTo(number)}>{number}</a>
        </span>
      ))}
    </p>
  );
}

/** One sentence for above the message box, as `CrisisLines` says it for the US. */
export function CrisisLinesAbroad({ language, country }: WaysProps) {
  const texts = ABROAD[language];
  const crisis = countryOf(country)?.crisis;
  return (
    <>
      {texts.heavier}{' '}
      {crisis ? (
        <a href={callTo(crisis.call)}>
          {texts.call(crisis.call)}
          {crisis.press && texts.then(crisis.press)}
        </a>
      ) : (
        <a href={`https://${NUMBERS.elsewhere}`} rel="noreferrer">
          {NUMBERS.elsewhere}
        </a>
      )}
      . <DangerAbroad language={language} country={country} />
    </>
  );
}
