import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { isCrisis } from './types';

describe('a wish that Spanish denies after it', () => {
  it.each([
    'puro cotorreo. ganas de morirme no traigo, traigo ganas de que jubilen al gerente',
    'no, matarme no. matarnos a trabajar capaz que ya lo hacemos',
    'no, yo matarme jamás, solo estoy bajita de ánimo',
    'triste sí, pero de quitarme la vida ni hablar',
    'de hacerme daño ni pensarlo, perdone el susto',
    'de hacerme daño nada fíjese, lo que quiero es que él estuviera aquí conmigo',
    'preocupada sí, pero matarme no, eso nunca me ha pasado por la cabeza',
    'ni por un segundo pensé en quitarme la vida',
    'hoy me siento poca cosa, eso no quiere decir que quiera morirme',
    'no es que no quiera vivir, no quiero cursar los sábados',
  ])('is no crisis: %j', (text) => expect(isCrisis(assess(text).level)).toBe(false));

  it.each([
    'quiero morir, no',
    'me quiero morir no quiero estar aqui',
    'quiero matarme no aguanto',
    'matarme no me da miedo',
    'voy a matarme no tengo salida',
    'no aguanto más ni un segundo quiero morirme',
    'ni yo sé si quiero matarme',
    'quiero matarme, nada me importa',
    'tengo ganas de matarme nada me importa',
    'que la recoja su tía, que yo no voy a poder más nunca',
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

describe('what somebody asked about', () => {
  it.each([
    'the doctor asked if i was thinking about hurting myself. told him no sir',
    'cada rato me preguntas si me quiero morir, ya te dije que no',
    'I have no wish to die or to hurt myself',
    "you misunderstood me. I said I'm tired, I didn't say I was tired of living",
  ])('is no crisis where the answer was no: %j', (text) => expect(isCrisis(assess(text).level)).toBe(false));

  it.each([
    'she asked if i want to die and i said no but i do',
    'me preguntaron si quiero morirme y dije que no, mentí',
    'me pregunto si quiero morirme',
  ])('is one where the no is taken back, or none was said: %j', (text) =>
    expect(isCrisis(assess(text).level)).toBe(true),
  );
});
