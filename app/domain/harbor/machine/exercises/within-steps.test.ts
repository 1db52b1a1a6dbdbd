import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('how sure somebody is, in own words', () => {
  it.each([
    ['at 3am, fully. right now, sitting here, maybe half', 'half', 'en'],
    ['yesterday completely, now not so much', 'not much', 'en'],
    ['pretty sure tbh', 'quite', 'en'],
    ['100 percent', 'fully', 'en'],
    ['de noche del todo, pero ahora a medias', 'a medias', 'es'],
    ['bastante', 'bastante', 'es'],
    ['ahorita poco', 'poco', 'es'],
  ] as const)('%j is %s', (text, sure, language) => {
    const { last, talk } = play([text], at('THOUGHT.3', { language }));
    expect([last.step, talk.memory.slots.sure]).toEqual(['THOUGHT.4', sure]);
  });

  it.each(['she looked at me', 'what does that mean?'])('is not in %j', (text) => {
    expect(lastOf([text], at('THOUGHT.3')).step).toBe('THOUGHT.3');
  });
});

describe('what is asked of Harbor among lines for somebody', () => {
  it.each([
    ['can u just tell me if im the problem', 'en'],
    ['am i the bad one here', 'en'],
    ['dime si soy yo la culpable', 'es'],
  ] as const)('%j is answered, and is a line only when it is said once more', (text, language) => {
    const asked = play([text], at('WORDS.3', { language }));
    expect(asked.last.step).toBe('WORDS.3');
    expect(play([text], asked).last.step).toBe('WORDS.done');
  });

  it.each(['can you tell me if you are mad', 'tell me when you are free'])('%j is a line', (text) => {
    expect(lastOf([text], at('WORDS.3')).step).toBe('WORDS.done');
  });
});

describe('the end of a page', () => {
  it.each([
    ['my mum died in march and i could not cry at the funeral, i hate myself for it', 'en'],
    ['mi suegra dijo delante de todos que espero que se muera, y nadie dijo nada. me fui a llorar', 'es'],
  ] as const)('is met once where it was heavy: %j', (text, language) => {
    const { last } = play([text, '>done'], at('WRITE.1', { language }));
    expect(last.step).toBe('WRITE.done');
    expect(last.lines).toHaveLength(2);
    expect(last.lines[0]).toMatch(/that page today|in the head|esa página|en la cabeza/);
  });

  it('is plain where it was light', () => {
    expect(play(['we had pancakes and the sun was out', '>done'], at('WRITE.1')).last.lines).toHaveLength(1);
  });
});

describe('a goodbye after what was told', () => {
  it.each([
    [
      'its not bad between us. we just dont see each other. think ill heat up the beanbag thing and go to bed. thanks anyhow',
      'en',
    ],
    ['it is never easy with her. ok thanks, gonna have a bath', 'en'],
    ['Nada, que ya está, voy a ir. El jueves arranco. Gracias che, me voy a tomar unos mates', 'es'],
    ['no sé, ya veremos. gracias, me voy a preparar un té', 'es'],
  ] as const)('is one: %j', (text, language) => {
    expect(lastOf([text], inLanguage('TOPIC.partner', language, 'partner')).step).toMatch(/^END/);
  });

  it.each([
    ['thanks. i cannot just go to bed', 'en'],
    ['i go to bed at nine and lie awake', 'en'],
    ['gracias. me voy a tomar unas pastillas', 'es'],
  ] as const)('is none in %j', (text, language) => {
    expect(lastOf([text], inLanguage('TOPIC.partner', language, 'partner')).step).not.toMatch(/^END$/);
  });
});
