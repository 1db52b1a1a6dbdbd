import { describe, expect, it } from 'vitest';
import { at, inLanguage, play } from '../../../../../tests/factories/harbor/play';

describe('a blow that is made small', () => {
  it.each([
    ['en', 'no its nothing big, just a shove, i hit the cupboard and my hip is black and blue'],
    ['en', 'not scared no, but i can tell when hes in a mood and i keep my mouth shut'],
    ['en', 'no, it was only a slap'],
    ['es', 'no no es nada, fue solo un jalón, me quedó el brazo morado'],
    ['es', 'miedo no, pero uno sabe cuando llega de malas y me quedo callada'],
    ['es', 'no, es que cuando toma es peor'],
  ] as const)('is no "no" to whether somebody hurts them (%s): %j', (language, text) => {
    expect(play([text], inLanguage('SQ.hurt', language, 'partner')).last.step).toBe('HURT');
  });

  it.each([
    ['en', 'it was only a push, i caught the door, my arm is purple'],
    ['en', 'he says he takes the kid away if i tell my mum'],
    ['es', 'se pone peor cuando toma, y la nena se despierta'],
    ['es', 'dice que me quita a la nena si cuento algo'],
  ] as const)('after it was asked leads to what is happening now (%s): %j', (language, text) => {
    const from = at('TOPIC.partner', { otherAsked: ['SQ.hurt'], told: ['notHurt'], language });
    expect(play([text], from).last.step).toMatch(/^HURT/);
  });

  it.each([
    ['en', 'it was only a push, i caught the door, my arm is purple'],
    ['es', 'no es nada grave, solo fue un empujón y me pegué con la mesa, tengo el hombro morado'],
    ['es', 'mi marido me dio otra vez anoche'],
  ] as const)('is asked about where nothing was told yet (%s): %j', (language, text) => {
    expect(play([text], at('OPEN', { language })).last.step).toBe('SQ.hurt');
  });

  it.each([
    ['en', 'no, nobody hurts me'],
    ['en', 'no, not at all, he is lovely'],
    ['es', 'no, nadie me hace nada'],
  ] as const)('is not in a plain no (%s): %j', (language, text) => {
    expect(play([text], inLanguage('SQ.hurt', language, 'partner')).last.step).toBe('TOPIC.partner');
  });

  it.each([
    ['en', 'it was just a push at the football match, my knee is purple'],
    ['en', 'my boss is in a mood so i keep my mouth shut'],
    ['es', 'fue solo un empujón en el partido, tengo el brazo morado'],
    ['es', 'mi marido me dio otra vez la razón'],
  ] as const)('is none elsewhere (%s): %j', (language, text) => {
    expect(play([text], at('OPEN', { language })).last.step).not.toMatch(/^(?:SQ\.hurt|HURT)/);
  });
});
