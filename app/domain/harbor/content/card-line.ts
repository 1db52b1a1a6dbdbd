import { NUMBERS } from './numbers';

/** The crisis card in one line, for where none can be drawn. */
export const CARD_LINE = {
  en: `Call or text ${NUMBERS[988]}, or text HOME to ${NUMBERS.textLine}. In danger now: ${NUMBERS[911]}.`,
  es: `Llama al ${NUMBERS[988]} y oprime el 2, o envía AYUDA al ${NUMBERS[988]}. En peligro ahora: ${NUMBERS[911]}.`,
} as const;

/** The same for somebody who is not in the US. */
export const CARD_LINE_ABROAD = {
  en: `Free lines in your country: ${NUMBERS.elsewhere}. In danger now: your own emergency number.`,
  es: `Líneas gratis en tu país: ${NUMBERS.elsewhere}. En peligro ahora: tu número de emergencias.`,
} as const;
