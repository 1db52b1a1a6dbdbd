import type { SafetyLanguage } from '../../safety/types';
import { countryOf } from './country-lines';
import { linesOf } from './lines-there';
import { NUMBERS } from './numbers';

/** The crisis card in one line, for where none can be drawn. */
export const CARD_LINE = {
  en: `Call or text ${NUMBERS[988]}, or text HOME to ${NUMBERS.textLine}. In danger now: ${NUMBERS[911]}.`,
  es: `Llama al ${NUMBERS[988]} y oprime el 2, o envía AYUDA al ${NUMBERS[988]}. En peligro ahora: ${NUMBERS[911]}.`,
} as const;

/** The same for somebody who is not in the US. */
export const cardLineAbroad = (country: string | null, language: SafetyLanguage): string =>
  linesOf(countryOf(country) ? country : 'other', language, 'life').replace('{elsewhere}', NUMBERS.elsewhere);
