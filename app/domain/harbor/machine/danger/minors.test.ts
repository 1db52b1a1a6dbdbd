import { describe, expect, it } from 'vitest';
import { at, FACTS, play, type Played, visit } from '../../../../../tests/factories/harbor/play';
import { MINOR_WORDS } from '../../content/minors';
import { STEPS } from '../../steps/all';
import { NO_MEMORY } from '../talk/state';

const asMinor = (played: Played): Played => ({
  ...played,
  talk: {
    ...played.talk,
    memory: { ...played.talk.memory, person: { ...NO_MEMORY, isMinor: true } },
  },
});
const wordsOf = ({ last }: Played) => [...last.lines, last.ask ?? ''].join(' ');

describe('somebody under 18', () => {
  it.each(['>not-safe', 'I want to kill myself'])('hears of a grown-up before a help line: %s', (input) => {
    const crisis = play([input], asMinor(visit()));
    const person = play(input.startsWith('>') ? ['>life', '>moved'] : ['>thoughts', '>person'], crisis);
    expect(wordsOf(person)).toMatch(/grown-up/);
    const said = wordsOf(person);
    const line = said.search(/988|counselor/);
    expect(line === -1 || said.indexOf('grown-up') < line).toBe(true);
  });

  it('is named one in every step that leads to a person, in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      for (const [id, { say }] of Object.entries(MINOR_WORDS[language])) {
        expect(Object.keys(STEPS), id).toContain(id);
        if (id === 'HURT') continue;
        for (const line of [say].flat()) {
          const person = line.search(/grown-up|teacher|persona adulta|escuela/);
          const helpLine = line.search(/\{/);
          expect(person, line).toBeGreaterThanOrEqual(0);
          if (helpLine >= 0) expect(person, line).toBeLessThan(helpLine);
        }
      }
    }
  });

  it('gets Childhelp, by name and by link, when someone hurts them', () => {
    const { last } = play(['>not-safe', '>someone'], asMinor(visit()));
    expect(last.lines.join(' ')).toContain('1-800-422-4453');
    expect(last.links).toEqual(['childhelp']);
    const grown = play(['>not-safe', '>someone'], visit());
    expect(grown.last.links).toEqual([]);
  });

  it('is taken for one from the moment an age is said', () => {
    const { talk } = play(['I am 15 years old and work at school is hard'], at('OPEN', {}, FACTS));
    expect(talk.memory.person.isMinor).toBe(true);
    expect(wordsOf(play(['>not-safe', '>someone'], { talk, replies: [], last: visit().last }))).toContain(
      'Childhelp',
    );
  });
});
