import type { SafetyLanguage } from '../../safety/types';
import { countryOf, emergencyOf } from './country-lines';

type Country = NonNullable<ReturnType<typeof countryOf>>;
type Line = NonNullable<Country['crisis']>;

/** What the numbers are for: thoughts of dying, harm done by somebody, or a body in danger. */
export type About = 'life' | 'hurt' | 'body';

const UNKNOWN = {
  en: '{elsewhere} lists free lines in your country. Your own emergency number works, too. Write me the country: I know the numbers of some.',
  es: 'En {elsewhere} están las líneas gratis de tu país. Tu número de emergencias también sirve. Escríbeme el país: de algunos sé los números.',
} as const;
const NOT_KNOWN_HERE = {
  en: 'I do not know the numbers there. {elsewhere} lists the free lines of every country. Your own emergency number works, too.',
  es: 'No sé los números de allí. En {elsewhere} están las líneas gratis de cada país. Tu número de emergencias también sirve.',
} as const;

const WORDS = {
  en: {
    call: ({ en }: Country, { call, press, text }: Line) =>
      text === call
        ? `In ${en}, call or text ${call}. It is free, at any hour.`
        : `In ${en}, call ${call}${press ? ` and press ${press}` : ''}${text ? `, or text ${text}` : ''}. It is free, at any hour.`,
    danger: (one: string) => `In danger now: ${one}.`,
    dangers: (ambulance: string, police: string) =>
      `In danger now: ${ambulance} for an ambulance, ${police} for the police.`,
    freeLines: '{elsewhere} lists free lines in your country.',
    violence: (number: string) => `${number} is for violence at home, free, at any hour.`,
    forWomen: (number: string) => `${number} is free, at any hour, for women hurt at home.`,
    others: 'For others, look at {elsewhere}.',
    hurtElsewhere: '{elsewhere} lists lines for violence at home.',
  },
  es: {
    call: ({ es }: Country, { call, press, text }: Line) =>
      text === call
        ? `En ${es}, llama o escribe al ${call}. Es gratis, a toda hora.`
        : `En ${es}, llama al ${call}${press ? ` y oprime ${press}` : ''}${text ? `, o escribe al ${text}` : ''}. Es gratis, a toda hora.`,
    danger: (one: string) => `En peligro ahora: ${one}.`,
    dangers: (ambulance: string, police: string) =>
      `En peligro ahora: ${ambulance} para una ambulancia, ${police} para la policía.`,
    freeLines: 'En {elsewhere} están las líneas gratis de tu país.',
    violence: (number: string) => `El ${number} es para la violencia en casa, gratis, a toda hora.`,
    forWomen: (number: string) => `El ${number} es gratis, a toda hora, para mujeres con violencia en casa.`,
    others: 'Para otras personas, mira en {elsewhere}.',
    hurtElsewhere: 'En {elsewhere} hay líneas para la violencia en casa.',
  },
} as const;

/** The numbers of a country in a few sentences; where it is not known here, where every country's are found. */
export function linesOf(id: string | null, language: SafetyLanguage, about: About): string {
  const country = countryOf(id);
  if (!country) return (id === null ? UNKNOWN : NOT_KNOWN_HERE)[language];
  const words = WORDS[language];
  const [ambulance, police] = [emergencyOf(country, 'ambulance'), emergencyOf(country, 'police')];
  const danger = ambulance === police ? words.danger(police) : words.dangers(ambulance, police);
  if (about === 'hurt') {
    const { violence } = country;
    if (!violence) return [danger, words.hurtElsewhere].join(' ');
    return violence.isForWomen
      ? [danger, words.forWomen(violence.call), words.others].join(' ')
      : [danger, words.violence(violence.call)].join(' ');
  }
  const { crisis } = country;
  if (!crisis) return [danger, words.freeLines].join(' ');
  const line = words.call(country, crisis);
  return (about === 'body' ? [danger, line] : [line, danger]).join(' ');
}
