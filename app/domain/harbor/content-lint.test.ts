import { describe, expect, it } from 'vitest';
import {
  type AnyLine,
  EVERY_LINE,
  EVERY_REPLY,
  STEP_WORDS,
  variantsOf,
} from '../../../tests/factories/harbor/every-line';
import { englishGrade, spanishEase } from '../../../tests/factories/harbor/readability';
import { NEVER_SAID, NEVER_WRITTEN, withoutLent } from '../../../tests/fixtures/harbor/never-said';
import { LEADS_EN } from './content/en/leads';
import { LEADS_ES } from './content/es/leads';
import { MINOR_WORDS } from './content/minors';
import { NUMBERS } from './content/numbers';
import type { StepWords } from './content/words';
import { STEPS } from './steps/all';
import type { LinkId } from './steps/step';

/** Both languages stand in the one line, which says that there are two; and the words of the question are given. */
const NOT_MEASURED = /^(?:LANGUAGE|SQ\.plain)$/;
const HIGHEST_GRADE = 6;
const LOWEST_EASE = 65;
const LONGEST = { say: 200, ask: 100, label: 50, name: 100 } as const;
const LONGEST_SENTENCE_WORDS = 28;
const MOST_SENTENCES = 5;
/** Where Harbor says that it is sorry: each is a loss or a harm, never its own feeling. */
const CONDOLES =
  /^(?:TOPIC\.grief|grief\.(?:recent|pet|pregnancy|parent|child|partner|suddenly)|guilt\.lossNew|MATTER\.(?:pet|loss)|HURT|ASSAULT|BARRIER\.b4|LOW)$/;
/** Steps that lend a question to ask or to send. */
const LENDS_A_QUESTION = /^(?:PERSON|THIRD\.(?:ask|words))$/;
/** More ways to people at once than this are none. */
const MOST_POINTERS = 4;

const own = EVERY_LINE.filter(({ kind }) => kind === 'say' || kind === 'ask');
const shown = (line: Pick<AnyLine, 'language' | 'id' | 'text'>) =>
  `${line.language} ${line.id}: ${line.text}`;
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}{}]+/gu)?.length ?? 0;
const sentencesIn = (text: string) => text.split(/(?<=[.?])\s+/).filter(Boolean);
const namesIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe('every line that Harbor can say', () => {
  it('is short', () => {
    const long = EVERY_LINE.filter(({ kind, text }) => kind !== 'notice' && text.length > LONGEST[kind]);
    expect(long.map(shown)).toEqual([]);
    const rambling = own.filter(
      ({ text }) =>
        sentencesIn(text).length > MOST_SENTENCES ||
        sentencesIn(text).some((sentence) => wordsIn(sentence) > LONGEST_SENTENCE_WORDS),
    );
    expect(rambling.map(shown)).toEqual([]);
  });

  it('asks one question at most, in the question', () => {
    const asking = own.filter(({ kind, id, text }) => {
      const questions = text.split('?').length - 1;
      if (kind === 'ask') return questions !== 1;
      return questions > (LENDS_A_QUESTION.test(id) ? 1 : 0);
    });
    expect(asking.map(shown)).toEqual([]);
    const halfAsked = EVERY_LINE.filter(
      ({ language, text }) => language === 'es' && text.split('?').length !== text.split('¿').length,
    );
    expect(halfAsked.map(shown)).toEqual([]);
  });

  it('is read by who has had six years of school', () => {
    const hard = EVERY_REPLY.filter(({ language, id, text }) => {
      if (NOT_MEASURED.test(id)) return false;
      return language === 'en'
        ? (englishGrade(text) ?? 0) > HIGHEST_GRADE
        : (spanishEase(text) ?? 100) < LOWEST_EASE;
    });
    expect(hard.map(shown)).toEqual([]);
  });

  it('is read by them, too, where it goes on with a situation', () => {
    const hard = EVERY_LINE.filter(({ language, id, text }) => {
      if (!/^(?:told|helps)\./.test(id)) return false;
      return language === 'en'
        ? (englishGrade(text) ?? 0) > HIGHEST_GRADE
        : (spanishEase(text) ?? 100) < LOWEST_EASE;
    });
    expect(hard.map(shown)).toEqual([]);
  });

  it('says something at every step', () => {
    expect(EVERY_REPLY.filter(({ text }) => text === '').map(shown)).toEqual([]);
  });

  it('is nothing that Harbor never says', () => {
    const said = own.flatMap((line) =>
      Object.entries(NEVER_SAID[line.language])
        .filter(([, pattern]) => pattern.test(withoutLent(line.text)))
        .map(([why]) => `${why}: ${shown(line)}`),
    );
    expect(said).toEqual([]);
    expect(EVERY_LINE.filter(({ text }) => NEVER_WRITTEN.test(text)).map(shown)).toEqual([]);
  });

  it('is sorry for a loss or a harm alone', () => {
    const sorry = own.filter(({ text }) => /\bsorry\b|\b(?:lo )?siento\b/i.test(text));
    expect(sorry.filter(({ id }) => !CONDOLES.test(id)).map(shown)).toEqual([]);
    expect(sorry.length).toBeGreaterThan(0);
  });

  it('takes every number from the one table', () => {
    const table: readonly string[] = Object.keys(NUMBERS);
    const literal = EVERY_LINE.filter(
      ({ kind, id, text }) =>
        kind !== 'notice' && id !== 'card line' && /\d{3,}/.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(literal.map(shown)).toEqual([]);
    const named = EVERY_LINE.flatMap(({ text }) => namesIn([text])).map((name) => name.slice(1, -1));
    const filled = [
      ...['exercise', 'minutes', 'step', 'when', 'time', 'weekday', 'a', 'b', 'host', 'topic'],
      ...['signs', 'mood', 'sleep', 'today', 'guess', 'whom', 'lines', 'usLine', 'putAway'],
    ];
    expect(named.filter((name) => !table.includes(name) && !filled.includes(name))).toEqual([]);
  });

  it('points to four ways to people at most', () => {
    const isNumber = (name: string) => Object.hasOwn(NUMBERS, name.slice(1, -1));
    const crowded = EVERY_REPLY.filter(({ id, text }) => {
      const links: readonly LinkId[] = STEPS[id]?.links ?? [];
      return namesIn([text]).filter(isNumber).length > MOST_POINTERS || links.length > MOST_POINTERS;
    });
    expect(crowded.map(shown)).toEqual([]);
  });
});

describe('the two languages', () => {
  it('have the same steps, buttons and leads', () => {
    const idsOf = (language: 'en' | 'es') =>
      STEP_WORDS(language).map(([id, { choices }]) => [id, Object.keys(choices).sort().join()]);
    expect(new Map(idsOf('es') as [string, string][])).toEqual(new Map(idsOf('en') as [string, string][]));
    expect(Object.keys(LEADS_ES).sort()).toEqual(Object.keys(LEADS_EN).sort());
  });

  it('fill in the same names at the same places', () => {
    const es = new Map(STEP_WORDS('es'));
    const linesOf = ({ say, ask }: StepWords) => [...variantsOf(say), ...variantsOf(ask)];
    const apart = STEP_WORDS('en').filter(([id, words]) => {
      const other = es.get(id);
      return (
        !other ||
        namesIn(linesOf(words)).join() !== namesIn(linesOf(other)).join() ||
        Object.entries(words.choices).some(
          ([choice, label]) => namesIn([label]).join() !== namesIn([other.choices[choice] ?? '']).join(),
        )
      );
    });
    expect(apart.map(([id]) => id)).toEqual([]);
    const namesForMinors = (language: 'en' | 'es') =>
      Object.entries(MINOR_WORDS[language]).map(([id, { say, ask }]) => [
        id,
        namesIn([...variantsOf(say), ...variantsOf(ask)]),
      ]);
    expect(namesForMinors('es')).toEqual(namesForMinors('en'));
  });

  it('leave each button its own label', () => {
    const doubled = (['en', 'es'] as const).flatMap((language) =>
      STEP_WORDS(language)
        .filter(([, { choices }]) => new Set(Object.values(choices)).size < Object.keys(choices).length)
        .map(([id]) => `${language} ${id}`),
    );
    expect(doubled).toEqual([]);
  });
});

describe('the measures themselves', () => {
  it('tell hard words from plain ones', () => {
    expect(englishGrade('Work can follow you home. What would help you now?')).toBeLessThan(3);
    expect(
      englishGrade(
        'People experiencing considerable psychological difficulties generally necessitate professional consultation.',
      ),
    ).toBeGreaterThan(12);
    expect(spanishEase('El trabajo se viene a casa. ¿Qué te ayuda hoy?')).toBeGreaterThan(80);
    expect(
      spanishEase(
        'La sintomatología psicológica considerable requiere inmediatamente un acompañamiento profesional.',
      ),
    ).toBeLessThan(30);
    expect(englishGrade('The exercise is over.')).toBeNull();
  });

  it.each([
    ['en', 'feelings', 'I am so glad you wrote.'],
    ['en', 'claims to grasp', 'I can fully understand that.'],
    ['en', 'presence', 'I am always here for you.'],
    ['en', 'praise', 'You are doing a great job.'],
    ['en', 'consolation', 'It will all be okay.'],
    ['en', 'promises', 'I promise that nobody reads it.'],
    ['en', 'hooks', 'See you tomorrow.'],
    ['en', 'blame', 'You did not do your step.'],
    ['es', 'feelings', 'Me alegra que escribas.'],
    ['es', 'claims to grasp', 'Entiendo cómo te sientes.'],
    ['es', 'presence', 'No estás sola.'],
    ['es', 'praise', 'Muy bien hecho.'],
    ['es', 'consolation', 'Todo va a salir bien.'],
    ['es', 'promises', 'Te prometo que nadie lo lee.'],
    ['es', 'hooks', 'Nos vemos mañana.'],
  ] as const)('hear in %s what is never said: %s', (language, why, text) => {
    expect(NEVER_SAID[language][why]?.test(text)).toBe(true);
  });
});
