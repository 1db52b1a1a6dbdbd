import { describe, expect, it } from 'vitest';
import { at, inLanguage, play } from '../../../../../tests/factories/harbor/play';
import { SITUATIONS } from '../../../meanings/situations';
import { WORDS } from '../../content/all-words';
import { ANSWER_WORDS } from '../../content/answer-lines';
import { FURTHER } from '../../content/further';
import { REMARK_LINES } from '../../content/remark-lines';
import { TONE_WORDS } from '../../content/tone-lines';
import { openSituation } from './further';

const TOLD_ON = {
  en: [
    'this time in front of the team',
    'it was my slide deck',
    'the client thanked him',
    'and nobody said a word',
  ],
  es: [
    'esta vez delante del equipo',
    'y eso que lo hice yo',
    'el cliente le dio las gracias',
    'nadie dijo nada',
  ],
} as const;
const BOSS = { en: 'my boss took the credit for my work again', es: 'mi jefe me gritó otra vez' } as const;

describe('a situation that is told on', () => {
  it.each(['en', 'es'] as const)(
    'is gone on with in its own lines, in one for what is said on or answered, or in one for its tone, and none comes twice (%s)',
    (language) => {
      const { replies, talk } = play(
        [BOSS[language], ...TOLD_ON[language]],
        inLanguage('OPEN', language, 'other'),
      );
      expect(openSituation(talk)).toBe('work.boss');
      const { told, helps } = FURTHER[language]['work.boss'];
      // Where it was only just said that there is no line for it, the question stands alone.
      const said = replies.slice(2).flatMap(({ lines }) => lines[0] ?? []);
      const ofTopic = WORDS[language]['TOPIC.work']?.say ?? [];
      const fitting = [
        told,
        ofTopic,
        Object.values(TONE_WORDS[language]).map(({ say }) => say),
        Object.values(REMARK_LINES[language]),
        Object.values(ANSWER_WORDS[language]).map(({ say }) => say),
      ].flat(2);
      expect(said.filter((line) => !fitting.includes(line))).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
      // What can be done is said to who asks for it.
      expect(said.filter((line) => (helps as readonly string[]).includes(line))).toEqual([]);
      expect(replies.slice(1).every(({ step }) => /^(?:TOPIC\.work|FACET|TOLD)$/.test(step))).toBe(true);
    },
  );

  it.each([
    ['en', 'today my manager presented my slides as his own'],
    ['es', 'mi jefe me trata mal delante de los clientes'],
  ] as const)('is gone on with in its own line where it is told again (%s)', (language, again) => {
    const { last } = play([BOSS[language], again], inLanguage('OPEN', language, 'other'));
    expect(last.lines.at(-1)).toBe(FURTHER[language]['work.boss'].told[0]);
  });

  it.each([
    ['en', 'what can i do'],
    ['es', 'que puedo hacer'],
    ['en', 'what would you do'],
  ] as const)('is met with a thing to do when one is asked for (%s, %j)', (language, asked) => {
    const { last } = play([BOSS[language], asked], inLanguage('OPEN', language, 'other'));
    expect(last.lines.at(-1)).toBe(FURTHER[language]['work.boss'].helps[0]);
    expect(last.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('goes on to what helps many when its own lines are said', () => {
    const asked = Array.from({ length: 5 }, () => 'what can i do');
    const { replies } = play([BOSS.en, ...asked]);
    const lines = replies.flatMap((reply) => reply.lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(replies.at(-1)?.step).toMatch(/^(?:HELP|TRIED)/);
  });

  it('is another one as soon as another one is told', () => {
    const { last, talk } = play([BOSS.en, 'my dog died this morning and the house is empty']);
    expect(last.lines.join(' ')).not.toContain(FURTHER.en['work.boss'].told[0]);
    expect(talk.memory.topic).toBe('grief');
  });

  it('is not known where a topic was only chosen', () => {
    expect(openSituation(at('TOPIC.work').talk)).toBeNull();
  });

  it.each(SITUATIONS)('has six different lines in each language: %s', (situation) => {
    for (const language of ['en', 'es'] as const) {
      const { told, helps } = FURTHER[language][situation];
      expect(new Set([...told, ...helps]).size).toBe(6);
    }
  });
});
