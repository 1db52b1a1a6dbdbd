import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

const ASKED = /^(?:SQ\.|SUI)/;

describe('not to wake as the better end of the night', () => {
  it.each([
    [
      'es',
      'tomo para apagar la cabeza. hay noches que me acuesto y si no me despierto mejor, viste, pero bueno',
    ],
    ['es', 'mejor si ya no amanezco'],
    ['en', 'wouldnt be the worst thing if i just didnt wake up'],
    ['en', 'some nights i think if i never woke up that would be fine honestly'],
  ] as const)('is asked about at once, wherever it is told (%s, %j)', (language, text) => {
    for (const step of ['MATTER.hangover', 'TOPIC.sleep'])
      expect(lastOf([text], at(step, { language })).step).toMatch(ASKED);
  });

  it.each([
    'si no me despierto temprano mejor llamame',
    'si no me despierto mejor pónganme una alarma',
    'si no despierto a mi hijo no pasa nada',
  ])('is not %j', (text) => expect(play([text], visit()).last.step).not.toMatch(ASKED));
});

describe('to be a weight on everybody', () => {
  it.each([
    "I'm the one who's a bit of a weight on everybody at the moment.",
    'im just a weight everyone has to carry',
    'soy un peso en esta casa para todos',
    'soy una carga para todos',
  ])('is a sign: %j', (text) => {
    const { talk } = play([text], visit());
    expect(Object.values(talk.risk.seen).some((adds) => adds > 0)).toBe(true);
  });

  it('is asked about at the latest with the next one', () => {
    const texts = [
      "I'm the one who's a bit of a weight on everybody",
      'they would have it easier without me',
    ];
    expect(play(texts, visit()).last.step).toMatch(ASKED);
  });

  it.each(['my weight is on everyones mind', 'im putting on weight and everyone sees it'])(
    'is not %j',
    (text) => expect(play([text], visit()).last.step).not.toMatch(ASKED),
  );
});
