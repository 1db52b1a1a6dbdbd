import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import { assess } from '../../../safety/assess';
import { numberHint } from './number-hints';
import { placePutRight } from './place-put-right';
import { placeTold } from './place-told';

const told = (text: string) => placeTold(assess(text).words)?.place ?? null;

describe('counties, towns and cities of several countries', () => {
  it.each([
    ["I'm in Clare", 'ie'],
    ['im in county clare', 'ie'],
    ['Im outside Castletownbere in west Cork', 'ie'],
    ['i live in Co. Wicklow', 'ie'],
    ['im in West Cork', 'ie'],
    ['we live near Ennis in County Clare', 'ie'],
    ['vivo en Rosario', 'ar'],
    ['mi hermano vive solo en Rosario y yo estoy en Córdoba laburando', 'ar'],
    ['estoy en Córdoba, che', 'ar'],
    ['vivo en Cordoba y mi madre en Sevilla', 'es'],
    ['im in Port Harcourt', 'other'],
    ['i live in Abuja', 'other'],
    ['estoy en cordoba', 'abroad'],
  ])('%s', (text, place) => {
    expect(told(text)).toBe(place);
  });

  it.each([
    'en mayo me despidieron',
    'my sister lives in clare',
    'my dad would fly here from lagos',
    'my friend clare said no',
    'i used to live in county clare',
    'mi hermana rosario no contesta',
    'when i was in west cork',
  ])('no place of theirs in %s', (text) => {
    expect(told(text)).toBeNull();
  });

  it('a given name at the end of a sentence is somebody', () => {
    expect(placePutRight(assess('i miss my friend, clare').words)).toBeNull();
    expect(placePutRight(assess('she is not answering, rosario').words)).toBeNull();
    expect(placePutRight(assess('i said clare').words)).toBe('ie');
  });

  it.each([
    ['988 is no use to me here', 'abroad'],
    ['911 is the yanks', 'abroad'],
    ['I told you 988 is American', 'abroad'],
    ['988 was no use to me', null],
    ['988 is no help, they kept me on hold', null],
    ['i called 988 here', null],
  ])('%s', (text, place) => {
    expect(numberHint(assess(text).words)).toBe(place);
  });

  it('is kept where 999 is asked about after it', () => {
    const risk = { level: 'imminent', flow: 'WITHDRAW', raisedBy: 'person', isAbroad: true } as const;
    const { talk } = play(
      ['Im in my own kitchen. Ireland. theres nobody here', 'do I ring the 999'],
      at('WITHDRAW.911', risk),
    );
    expect(talk.risk.country).toBe('ie');
  });
});
