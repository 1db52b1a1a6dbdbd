import { describe, expect, it } from 'vitest';
import { at, play, stepsOf } from '../../../../../tests/factories/harbor/play';

const last = (...texts: string[]) => play(texts).last;

describe('drink that was stopped', () => {
  it.each([
    'knocked the drink on the head sunday. was on a bottle of vodka a day',
    'gave up the booze three days ago, was a box of wine every day',
    'deje de tomar el domingo de golpe, me bajaba una botella diaria',
    'i ran out of my xanax on monday',
  ])('is not asked about, where it was told: %j', (text) => {
    expect(last(text)).toMatchObject({ step: 'WITHDRAW', level: 'crisis' });
  });

  it.each([
    [
      'my hands are going like the clappers and i soak the sheets',
      'poured the lot down the sink four days ago, a bottle of Grouse a day',
    ],
    ['me tiemblan las manos y la cama empapada', 'llevo tres dias sin una gota, tomaba a diario'],
  ])('needs help now where the body was told before: %j', (body, stop) => {
    expect(last(body, stop)).toMatchObject({ step: 'WITHDRAW.911', level: 'imminent' });
  });

  it.each([
    'stopped drinking thursday after a bottle a day. now theres spiders on the curtain',
    'llevo 2 dias sin tomar trago y me tiemblan las manos',
  ])('needs help now where one text tells both: %j', (text) => {
    expect(last(text)).toMatchObject({ step: 'WITHDRAW.911', level: 'imminent' });
  });

  it('needs help now where the body is told after it', () => {
    const steps = stepsOf([
      'quit the vodka monday, a litre a day',
      'there was a wee dog in the corner of the room',
    ]);
    expect(steps.slice(-2)).toEqual(['WITHDRAW', 'WITHDRAW.911']);
  });

  it.each([
    'my husband stopped drinking three days ago and he shakes',
    'stopped drinking years ago',
    'i want to stop drinking some day',
    'quit smoking on monday',
    'mi papá dejó de tomar el lunes',
  ])('is not taken for told in %j', (text) => {
    expect(last(text).step).not.toMatch(/^WITHDRAW/);
  });

  it('is found again from a question about something else', () => {
    const { last: reply } = play(
      ['its the drink i stopped on sunday, a bottle a day, and the sweat is pouring off me'],
      at('SQ.doubt', { level: 'crisis', flow: 'THIRD' }),
    );
    expect(reply.step).toBe('WITHDRAW.911');
  });

  it('is nothing to a talk that was stored with other facts, and found there as it is told now', () => {
    const stored = at('TOPIC.drink', { told: ['partner', 'of-an-earlier-release' as never] });
    expect(play(['hello'], stored).last.step).not.toMatch(/^WITHDRAW/);
    expect(
      play(['its the drink i stopped on sunday, a bottle a day, and the sweat is pouring off me'], stored)
        .last.step,
    ).toBe('WITHDRAW.911');
  });
});

it('at the list of what a body may show, what was told of it before is not asked once more', () => {
  const { last } = play(
    [
      'segunda noche que no duermo, me transpiran las sabanas y me tiemblan las manos que no puedo ni armar un tabaco',
      'el domingo se terminó la grapa, una botella cada dos dias',
      'desde el domingo no tomo nada, ni una gota',
    ],
    at('OPEN', { language: 'es' }),
  );
  expect(last).toMatchObject({ step: 'WITHDRAW.911', level: 'imminent' });
});
