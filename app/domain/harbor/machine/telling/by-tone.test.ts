import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { TONE_WORDS } from '../../content/tone-lines';
import type { MetTone } from '../../content/tone-words';

const inLow = (language: 'en' | 'es' = 'en') => inLanguage('TOPIC.low', language, 'low');
const told = { en: 'my days have been grey for weeks', es: 'llevo semanas con días grises' } as const;
const toneOf = (language: 'en' | 'es', line: string | undefined): MetTone | null =>
  (Object.entries(TONE_WORDS[language]) as [MetTone, { say: readonly string[] }][]).find(
    ([, { say }]) => line !== undefined && say.includes(line),
  )?.[0] ?? null;

describe('what is told on and is known for nothing in particular', () => {
  it.each([
    ['en', 'it worked, i am so relieved and happy', 'good'],
    ['en', 'today was the best day in a long time', 'good'],
    ['en', 'no no i do not want to hurt myself, nothing like that', 'denies'],
    ['es', 'no, para nada, yo no quiero hacerme daño', 'denies'],
    ['es', 'funcionó, qué alivio, mi hija me abrazó y nos reímos', 'good'],
  ] as const)('is met by its tone (%s, %j)', (language, text, tone) => {
    const { lines } = play([told[language], text], inLow(language)).last;
    expect(toneOf(language, lines.at(-1))).toBe(tone);
  });

  it('is never met with a line for a low day when it is good', () => {
    const { step, choices } = play([told.en, 'today was the best day in a long time'], inLow()).last;
    expect(step).toBe('TOPIC.good');
    expect(choices.map(({ id }) => id)).toEqual(['write', 'tell', 'enough']);
  });

  it('keeps what the talk is about through good news', () => {
    const { talk } = play([told.en, 'today was the best day in a long time'], inLow());
    expect(talk.memory.topic).toBe('low');
  });

  it('says no line twice, and asks at most one question', () => {
    const texts = [
      'the van was parked on the left side',
      'we took the road along the river',
      'the box was on the second shelf',
      'then they moved the table to the window',
      'the list hangs at the door of the kitchen',
      'he wrote the numbers into the green book',
    ];
    const said = play([told.en, ...texts], inLow()).replies.map(({ lines }) => lines.join(' '));
    expect(new Set(said).size).toBe(said.length);
  });

  it('is not claimed to be understood where nothing was told yet', () => {
    expect(lastOf(['mmh the thing with the thing']).lines.join(' ')).toMatch(
      /not sure I understood|could not place|several things|only half|lost the thread|Go on, if you like/,
    );
  });
});

describe('what is told in place of an answer', () => {
  it('ends the words to be said when they were said, and it went well', () => {
    const { step, lines } = lastOf(['i said it and she was so happy, it went really well'], at('WORDS.2'));
    expect(step).toBe('X.stopped');
    expect(toneOf('en', lines[0])).toBe('good');
  });

  it('leaves the step open for an answer', () => {
    expect(lastOf(['i need him to knock before he comes in'], at('WORDS.2')).step).toBe('WORDS.3');
  });
});

describe('which one of the buttons', () => {
  it.each(['the top one', 'the first one', 'la primera', 'the first, with the words'])(
    'is taken from its place: %j',
    (text) => {
      const from = play(['my boss took the credit for my work again']);
      const [first] = from.last.choices;
      const pressed = play([`>${first?.id ?? ''}`], from).last.step;
      expect(play([text], from).last.step).toBe(pressed);
    },
  );
});
