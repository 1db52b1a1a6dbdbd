import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';
import { LEADS_EN } from '../../content/en/leads';
import { LEADS_ES } from '../../content/es/leads';
import { type Detail, detailIn } from '../plain/of-life/details';
import { typedWords } from '../plain/typed-words';

const noticedIn = (text: string, topic: Topic) => detailIn(typedWords(text), topic, () => false);

describe('what is told beside the thing itself', () => {
  it.each<[Topic, string, Detail]>([
    ['sleep', 'third night in a row that i lie here', 'nights'],
    ['sleep', 'van tres noches seguidas sin pegar ojo', 'nights'],
    ['caring', 'cuido de mi madre desde hace 6 años', 'long'],
    ['work', 'i have put up with him for nine years', 'long'],
    ['money', 'i have not told my wife yet', 'secret'],
    ['money', 'nadie sabe lo de la deuda, no se lo he contado a mi mujer', 'secret'],
    ['caring', 'no tengo a nadie que me sustituya', 'alone'],
    ['family', 'nobody helps, it is all on me', 'alone'],
    ['work', 'i cried in the car park after', 'tears'],
    ['caring', 'me he ido al baño a llorar', 'tears'],
    ['worry', 'my stomach is in knots', 'body'],
    ['breakup', 'she left me yesterday', 'fresh'],
    ['work', 'otra vez me gritó delante de todos', 'again'],
  ])('is noticed (%s): %j', (topic, text, detail) => {
    expect(noticedIn(text, topic)).toBe(detail);
  });

  it.each<[Topic, string]>([
    ['family', 'hola otra vez jeje, soy yo'],
    ['family', 'my son is three years old'],
    ['grief', 'he died ten years ago'],
    ['family', 'mi hija tiene quince años'],
    ['newborn', 'the baby cried all night'],
    ['sleep', 'i cannot sleep tonight'],
    ['panic', 'my heart is pounding'],
    ['friends', 'nobody knows how to fix it'],
    ['good', 'i cried of joy, all my life i wanted this'],
  ])('is not made up (%s): %j', (topic, text) => {
    expect(noticedIn(text, topic)).toBeNull();
  });

  it.each([
    [
      'en',
      ['my boss yelled at me again', 'every day he does that', 'every single morning it is the same'],
      LEADS_EN,
    ],
    [
      'es',
      ['mi jefe me gritó delante de todos', 'cada vez que entra me grita', 'y cada vez delante del equipo'],
      LEADS_ES,
    ],
  ] as const)('is said once in a conversation (%s)', (language, texts, leads) => {
    const { replies } = play(texts, inLanguage('OPEN', language, 'other'));
    const lines = replies.flatMap((reply) => reply.lines);
    expect(lines.filter((line) => line === leads['detail.again'][0])).toHaveLength(1);
  });

  it('finds the situation in one sentence of a long text', () => {
    const { last } = play([
      'so it was a long day, my boss took the credit for my work again, and then the bus was late and it rained',
    ]);
    expect(last.lines).toContain('A boss like that can spoil a whole week.');
  });
});
