import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const third = (language: 'en' | 'es' = 'en', step = 'THIRD'): Played =>
  at(step, { level: 'crisis', flow: 'THIRD', raisedBy: 'signs', seen: { 'o.third': 1 }, language });

describe('somebody who has been silent', () => {
  it('has a button apart from “doing it now”, that calls no ambulance at once', () => {
    const asked = third();
    const ids = asked.last.choices.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['now', 'silent']));
    expect(asked.last.choices.find(({ id }) => id === 'now')?.label).not.toMatch(/reach/i);
    const { last } = play(['>silent'], asked);
    expect([last.step, last.level]).toEqual(['THIRD.unseen', 'crisis']);
    expect(last.lines.join(' ')).toMatch(/family.*police/is);
    expect(last.lines.join(' ')).not.toMatch(/give their address/);
  });

  it('is looked for by the police where nobody has seen them', () => {
    for (const language of ['en', 'es'] as const) {
      const { last } = play(['>silent', '>nobody'], third(language));
      expect(last.step).toBe('THIRD.check');
      expect(last.lines.join(' ')).toMatch(/911/);
    }
  });

  it('since a goodbye today is an emergency', () => {
    expect(play(['>silent', '>goodbye'], third()).last).toMatchObject({
      step: 'THIRD.911',
      level: 'imminent',
    });
  });

  it.each([
    ['i just cant get hold of him, 2 weeks now', 'en'],
    ['she isnt picking up for days', 'en'],
    ['no reply since the start of the month', 'en'],
    ['no me contesta desde hace tres semanas', 'es'],
    ['hace días que no responde', 'es'],
    ['no logro hablar con ella desde el lunes', 'es'],
  ] as const)('is told in own words, too: %j', (text, language) => {
    const { last } = play([text], third(language));
    expect([last.step, last.level]).toEqual(['THIRD.unseen', 'crisis']);
  });

  it.each([
    ['he said goodbye this morning and isnt answering', 'en'],
    ['she texted goodbye an hour ago and no answer', 'en'],
    ['shes doing it right now', 'en'],
    ['he took pills and wont pick up', 'en'],
    ['me dijo adiós hoy y ya no contesta', 'es'],
    ['se despidió anoche y no responde', 'es'],
    ['lo está haciendo ahora', 'es'],
    ['se tomó las pastillas y no contesta', 'es'],
  ] as const)('but a goodbye today, or what is done, calls for help at once: %j', (text, language) => {
    expect(play([text], third(language)).last).toMatchObject({ step: 'THIRD.911', level: 'imminent' });
  });
});

describe('whether to go round', () => {
  it.each([
    ['idk. should i just drive over to her place?', 'en', 'THIRD'],
    ['should i go round to theirs', 'en', 'THIRD.unseen'],
    ['do i go over there or wait?', 'en', 'THIRD.worried'],
    ['is it ok if i just turn up at his?', 'en', 'THIRD'],
    ['debería ir a su casa?', 'es', 'THIRD'],
    ['y si voy a verla?', 'es', 'THIRD.unseen'],
    ['será que paso por su casa?', 'es', 'THIRD.worried'],
    ['puedo ir a buscarlo yo?', 'es', 'THIRD'],
  ] as const)('is answered, and the step stays: %j', (text, language, step) => {
    const { last } = play([text], third(language, step));
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(language === 'en' ? /^Yes/ : /^Sí/);
  });
});
