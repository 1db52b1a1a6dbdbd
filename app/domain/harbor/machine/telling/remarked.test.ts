import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { REMARKS } from '../../../meanings/remarks';
import { ANSWER_WORDS } from '../../content/answer-lines';
import { REMARK_LINES } from '../../content/remark-lines';
import { TONE_WORDS } from '../../content/tone-lines';

const inWork = (language: 'en' | 'es' = 'en') => inLanguage('TOPIC.work', language, 'work');

describe('what is said on in the middle of telling', () => {
  it.each([
    ['en', 'i dont know how to fix it, i really dont', 'noIdea'],
    ['en', 'part of me wants to leave and part of me loves it there', 'twoMinds'],
    ['en', 'i know its silly, other people have it so much worse', 'silly'],
    ['en', 'i just smile and tell everyone i am fine', 'mask'],
    ['en', 'everybody else seems to manage just fine', 'othersManage'],
    ['es', 'no sé ni por dónde empezar a arreglarlo', 'noIdea'],
    ['es', 'sé que es una tontería, hay gente que está peor', 'silly'],
    ['es', 'pongo buena cara y digo que todo va bien', 'mask'],
    ['es', 'es culpa mía, debí verlo venir', 'ownFault'],
  ] as const)('is met with a line for just that (%s, %j)', (language, text, remark) => {
    const { lines } = lastOf([text], inWork(language));
    expect(REMARK_LINES[language][remark]).toContain(lines.at(-1));
  });

  it('is met in other words each time, and at most three times', () => {
    const texts = Array.from({ length: 5 }, () => 'i dont know how to fix it, i really dont');
    const said = play(texts, inWork()).replies.map(({ lines }) => lines.at(-1) ?? '');
    const met = said.filter((line) => REMARK_LINES.en.noIdea.includes(line));
    expect(met).toHaveLength(3);
    expect(new Set(met).size).toBe(3);
  });

  it('puts the exercise that fits before the others', () => {
    expect(lastOf(['i dont know how to fix it, i really dont'], inWork()).choices[0]?.id).toBe('x-solve');
    expect(lastOf(['part of me wants to leave and part of me loves it there'], inWork()).choices[0]?.id).toBe(
      'x-decide',
    );
  });

  it.each([
    ['maybe i could leave the laptop at work on wednesdays', 'PLAN'],
    ['quizás podría hablar con mi jefa el lunes', 'PLAN'],
  ])('is offered to be kept where it is an idea: %j', (text, step) => {
    expect(lastOf([text], inWork()).step).toMatch(new RegExp(`^${step}`));
  });

  it('is met by its tone where no line is known to fit', () => {
    const { lines, step } = lastOf(
      ['work is on my mind', 'they moved the printer to the second floor by the stairs'],
      inWork(),
    );
    expect(step).toMatch(/^(?:TOPIC\.work|TOLD)$/);
    const met = [TONE_WORDS.en, ANSWER_WORDS.en].flatMap((words) => Object.values(words));
    // Where it was only just said that there is no line for it, the question stands alone.
    if (lines.length > 0) expect(met.flatMap(({ say }) => say)).toContain(lines.at(-1));
  });

  it('is no remark where danger sounds in it, a safety step is open, or an exercise asks', () => {
    const all = REMARKS.flatMap((remark) => REMARK_LINES.en[remark]);
    const isMet = (text: string, from: ReturnType<typeof at>) =>
      lastOf([text], from).lines.some((line) => all.includes(line));
    expect(isMet('i have no idea how to go on living', inWork())).toBe(false);
    expect(isMet('i dont know how to fix it, i really dont', at('SUI.near', { level: 'crisis' }))).toBe(
      false,
    );
    expect(isMet('i dont know how to fix it, i really dont', at('THOUGHT.2'))).toBe(false);
  });

  it('takes a yes after a line that asked nothing for a nod, and begins no exercise', () => {
    const { step, lines } = lastOf(['yes'], inWork());
    expect(step).toBe('TOPIC.work');
    expect(REMARK_LINES.en.agrees).toContain(lines.at(-1));
  });
});
