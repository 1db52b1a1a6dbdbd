import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { isCrisis } from './types';

describe('a wish that Spanish denies after it', () => {
  it.each([
    'puro cotorreo. ganas de morirme no traigo, traigo ganas de que jubilen al gerente',
    'no, matarme no. matarnos a trabajar capaz que ya lo hacemos',
  ])('is no crisis: %j', (text) => expect(isCrisis(assess(text).level)).toBe(false));

  it.each([
    'quiero morir, no',
    'me quiero morir no quiero estar aqui',
    'quiero matarme no aguanto',
    'matarme no me da miedo',
    'voy a matarme no tengo salida',
  ])('is one all the same in %j', (text) => expect(isCrisis(assess(text).level)).toBe(true));
});

describe('words of danger in another sense', () => {
  it.each([
    'tengo miedo de colgarme en la clase y que mami lo sepa',
    'día 12. si me muero que sea después del almuerzo, hay lasaña',
    'sigo con una rabia que no me deja ni quitarme los zapatos',
  ])('are none: %j', (text) => expect(assess(text).level).toBe('none'));

  it.each(['tengo miedo de colgarme', 'voy a colgarme en el baño', 'quiero quitarme la vida'])(
    'are not taken out of %j',
    (text) => expect(isCrisis(assess(text).level)).toBe(true),
  );
});
