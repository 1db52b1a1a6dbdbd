import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const asked = (language: 'en' | 'es') => at('SUI.1', { level: 'crisis', raisedBy: 'person', language });

describe('asked whether it could be today', () => {
  it.each([
    ['en', 'no the night. efter sunday, once the dugs settled. got whit a need in the garage'],
    ['en', 'not today. after the wedding'],
    ['en', 'not tonight, once the kids are back on monday'],
    ['en', 'after christmas, not now'],
    ['es', 'hoy no. después del domingo'],
    ['es', 'no hoy, cuando pase el cumpleaños de mi hija'],
  ] as const)('another day is a way and a day, and never safety (%s): %j', (language, text) => {
    const { last, talk } = play([text], asked(language));
    expect(last.step).not.toMatch(/^SAFER|^BACK|^PICK|^TOPIC/);
    expect(['crisis', 'imminent']).toContain(talk.risk.level);
    expect(last.step).toMatch(/^SUI\.(?:means|gun|far|pills|place|today|apart|day)/);
  });

  it.each([
    ['en', 'no. my sister comes on sunday and i want to see her'],
    ['es', 'no, el domingo viene mi hija y quiero verla'],
  ] as const)('a day to look forward to is none (%s): %j', (language, text) => {
    expect(play([text], asked(language)).last.step).not.toMatch(/^SUI\.means/);
  });
});
