import { describe, expect, it } from 'vitest';
import { assess } from '../../../../safety/assess';
import { cannotCall, childThere, knowsTold, papersHeld } from './told-at-home';

const words = (text: string) => assess(text, { before: 'en' }).words;

describe('one person who knows', () => {
  it.each([
    'my sister knows',
    'i told my neighbor about it',
    'mi comadre Lupe ya sabe',
    'ya le conte a mi mamá',
    'my best friend already knows',
    'una vecina esta al tanto',
  ])('is heard in %j', (text) => expect(knowsTold(words(text))).toBe(true));

  it.each([
    'nobody knows',
    'my mom does not know',
    'he knows where i am',
    'nadie sabe',
    'mi mamá no sabe',
    'should i tell my sister',
    'if my sister knew',
  ])('is not heard in %j', (text) => expect(knowsTold(words(text))).toBe(false));
});

describe('papers that are held back', () => {
  it.each([
    'he keeps my passport in his safe',
    'he took my papers',
    'lo que no tengo es el acta de la niña, la tiene él bajo llave',
    'me quitó el pasaporte',
    'my birth certificate is locked in his drawer',
    'he hid my bank card',
    'el tiene mis documentos',
  ])('is heard in %j', (text) => expect(papersHeld(words(text))).toBe(true));

  it.each([
    'no tengo papeles',
    'i have to hand in papers',
    'divorce papers came',
    'he has a car',
    'tiene frio',
  ])('is not heard in %j', (text) => expect(papersHeld(words(text))).toBe(false));
});

describe('a child that is there', () => {
  it.each([
    'he screams at my daughter too',
    'my son hides under the bed',
    'él le grita a ella tambien y el otro dia se hizo pipi del susto',
    'grita a la niña, te digo',
    'my little girl wets the bed since then',
    'mi hijo tiembla cuando llega',
    'the kids are scared of him',
    'mis hijos lo ven y lloran de miedo',
  ])('is heard in %j', (text) => expect(childThere(words(text))).toBe(true));

  it.each([
    'my daughter is at school',
    'never in front of the kids',
    'nunca delante de los niños',
    'when i was a child my dad hit me',
    'cuando yo era niña me pegaban',
    'voy por mi hija',
    'the neighbours kid screams',
  ])('is not heard in %j', (text) => expect(childThere(words(text))).toBe(false));
});

describe('a call that cannot be made', () => {
  it.each([
    'i cannot call',
    'he checks my calls',
    'me checa las llamadas',
    'no le puedo llamar ahorita',
    'sin saldo',
  ])('is heard in %j', (text) => expect(cannotCall(words(text))).toBe(true));
  it.each(['i will call', 'he calls me names', 'voy a llamar', 'me llama cada hora'])(
    'is not heard in %j',
    (text) => expect(cannotCall(words(text))).toBe(false),
  );
});
