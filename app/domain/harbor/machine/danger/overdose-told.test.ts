import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';

const TOLD = [
  'my back pills did nothing so i had a couple more than the box says, just want to drop off',
  'i reckon i swallowed 5 quetiapine about an hour ago',
  'took double my sleeping tablets by mistake',
  'couldnt settle so i had three extra zopiclone',
  'i had too many of my sleeping pills',
  'doubled up on me mirtazapine cos i was wired',
  'more than the dose is what i took tonight of them tablets, i took more than the dose',
];
const CONTADO = [
  'me tome de mas anoche pa dormir',
  'me pasé con las gotas para dormir',
  'creo que tome seis clonazepam',
  'me mandé cinco quetiapinas y sigo despierta',
  'me eché doble dosis de las pastillas porque no pegaba ojo',
  'tome mas pastillas de las que me toca',
  'se me fue la mano con las pastillas de dormir',
];

describe('more than the dose', () => {
  it.each(TOLD)('%j is help first, with no other sign in the talk', (text) => {
    const { last, talk } = play([text]);
    expect(last.step).toBe('OD');
    expect(last.lines.join(' ')).toMatch(/Poison Control/);
    expect(talk.risk.told).toContain('taken');
  });

  it.each(CONTADO)('%j is help first in Spanish, too', (text) => {
    expect(play([text], inLanguage('TOPIC.sleep', 'es', 'sleep')).last.step).toBe('OD');
  });

  it.each([
    'took two ibuprofen like the packet says',
    'i had a few more biscuits than i should',
    'i took a few more days off than i should',
    'forgot my pill this morning',
    'i doubled the recipe for the cake',
    'i take 6 tablets a day for my heart',
    'last week i took one more tablet than i should, the doctor knows',
    'can i take more than the dose if it does not work',
    'me tome unas copas de mas anoche',
    'se me olvido la pastilla hoy',
    'me tome dos ibuprofenos como dice la caja',
  ])('%j is none', (text) => {
    expect(play([text], visit()).last.step).not.toMatch(/^OD/);
  });
});

describe('after it was told', () => {
  it.each([
    ['i had too many of my sleeping pills', 'no nothing like that, i only wanted some rest'],
    ['couldnt settle so i had three extra zopiclone', 'it was only to sleep, i am not suicidal'],
  ])('%j %j does not drop it', (...texts) => {
    const { last } = play(texts);
    expect(last.step).toMatch(/^OD/);
    expect(last.level).toBe('imminent');
  });

  it.each([
    ['en', 'took too many of my sleeping pills', 'bit woozy now'],
    ['en', 'took too many of my sleeping pills', 'head feels a bit swimmy'],
    ['es', 'me pase con las pastillas para dormir', 'ando medio mareada'],
  ] as const)('in %s %j, %j is the body that feels it', (language, ...texts) => {
    expect(play(texts, at('TOPIC.sleep', { language })).last.step).toBe('OD.911');
  });

  it.each([
    ['should i be bothered about those pills', /^OD/],
    ['is that a lot', /^OD/],
  ])('%j is answered by help, also when the talk has gone on', (text, step) => {
    const { last } = play([text], at('TOPIC.sleep', { told: ['taken'] }));
    expect(last.step).toMatch(step);
    expect(last.lines.join(' ')).toMatch(/call|Call/);
  });

  it('is taken back only by saying that nothing was taken', () => {
    const { last } = play(['took too many of my sleeping pills', 'i did not take anything']);
    expect(last.step).toBe('SQ.plain');
  });
});
