import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../tests/factories/harbor/play';
import { SENSES } from './content/senses';
import type { Reply } from './machine/saying/say';
import { isSafetyStep } from './machine/talk/move';

const SEED = 20261123;
const TEXTS = {
  en: [
    'should I just text her',
    'what if she laughs at me',
    'is it silly to ask',
    'how long does it take to get over this',
    'do other people do that, is it normal',
    'what is the use of you, who writes your lines',
    'that one you cannot answer, are you a program',
    'not about work, about my neighbor',
    'no exercises please, none of these',
    'my cousin could drive me on friday',
    'I cannot choose, what would you do',
    'a friend asked me along, what would help',
    'there is a lot in it and I said it before',
    'I want to get the words ready',
  ],
  es: [
    'debería escribirle o no',
    'y si se ríe de mí',
    'es tonto pedirle ayuda?',
    'cuánto tarda esto en pasar?',
    'los demás también hacen eso? es normal?',
    'de qué sirves tú, quién escribe tus líneas',
    'esa no la puedo contestar, eres un programa?',
    'no es por el trabajo, es por mi vecino',
    'no quiero ejercicios, ninguno de estos',
    'mi primo me puede llevar el viernes',
    'no puedo elegir, qué harías tú',
    'me invitaron y no sé qué hacer con eso',
    'ya lo dije antes, de qué se trata',
    'quiero preparar las palabras',
  ],
} as const;
const STANDS = [
  'OPEN',
  'TOPIC.work',
  'TOPIC.grief',
  'TOPIC.friends',
  'ASKED.none',
  'WORDS.2',
  'CORRECT',
] as const;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const saidBy = ({ lines, ask }: Reply) => [...lines, ask ?? ''].join('\n');
function echoes(text: string, reply: Reply): boolean {
  const own = wordsOf(text);
  const said = ` ${wordsOf(saidBy(reply)).join(' ')} `;
  return own.some((_, at) => at + 4 <= own.length && said.includes(` ${own.slice(at, at + 4).join(' ')} `));
}

const talkIn = (language: 'en' | 'es') =>
  fc.record({
    language: fc.constant(language),
    step: fc.constantFrom(...STANDS),
    texts: fc.array(fc.constantFrom(...TEXTS[language]), { minLength: 1, maxLength: 8 }),
  });
const anyTalk = fc.oneof(talkIn('en'), talkIn('es'));

describe('an ordinary talk of questions, corrections and refusals', () => {
  it('gives no four words of it back', () => {
    fc.assert(
      fc.property(anyTalk, ({ language, step, texts }) => {
        let played: Played = at(step, { language });
        return texts.every((text) => {
          played = play([text], played);
          return !echoes(text, played.last);
        });
      }),
      { seed: SEED, numRuns: 250 },
    );
  });

  it('says the same in other words right after itself at one turn in twenty at most', () => {
    const talks = fc.sample(anyTalk, { seed: SEED, numRuns: 150 });
    const pairs = talks.flatMap(({ language, step, texts }) => {
      const said = play(texts, at(step, { language })).replies.slice(1);
      return said.slice(1).map((reply, at) => ({ language, before: said[at], reply }));
    });
    const twins = pairs.filter(({ language, before, reply }) =>
      before && !isSafetyStep(reply.step)
        ? Object.values(SENSES[language]).some(
            (sense) =>
              before.lines.some((line) => sense.test(line)) && reply.lines.some((line) => sense.test(line)),
          )
        : false,
    );
    expect(pairs.length).toBeGreaterThan(300);
    expect(twins.length / pairs.length).toBeLessThanOrEqual(0.05);
  });
});
