import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { SILENT, withText } from '../../../listener/sounded';

const SLEEP = /Sleep as well|Rest is right|descans/;
const PERSON = /turn to someone|good step|Acudir|Buen paso/i;
const THANKS = /welcome|there for|De nada|Para eso/;

describe('a goodbye that shares its line with something else', () => {
  it.each([
    ['ha fair enough. right im off to bed for 3 hours. ta love', SLEEP],
    ["oh well. i'll try and sleep again. thanks anyway", SLEEP],
    ["never mind, i'll give my sister a bell. night night", PERSON],
    ['cheers pal, that helped. off for my tea', THANKS],
    ['gracias pelado, me voy a dormir', SLEEP],
    ['bueno, voy a intentar dormir otra vez. gracias igual', SLEEP],
    ['ya da igual, mejor llamo a mi hermana. buenas noches', PERSON],
    ['gracias hermano, me sirvió. voy a comer', THANKS],
  ])('ends kindly, with one line for where they go: %j', (text, line) => {
    for (const from of [at('TOPIC.work'), at('ABOUT.others'), inLanguage('TOPIC.family', 'en', 'family')]) {
      const { last } = play([text], from);
      expect(last.step).toMatch(/^END/);
      expect([last.lines.length, last.ask]).toEqual([1, null]);
      expect(last.lines[0]).toMatch(line);
    }
  });

  it.each([
    "Well I'll away and phone my pal Davie. Can you tell me a joke before I go",
    'gracias, voy a llamar a mi comadre. ¿te sabes un chiste para cerrar?',
  ])('has no joke on the way out, and says the good of it: %j', (text) => {
    const { last } = play([text], at('TOPIC.low'));
    expect(last.step).toMatch(/^END/);
    expect(last.lines[0]).toMatch(/no joke|Chistes no/);
    expect(last.lines[1]).toMatch(PERSON);
  });

  it.each([
    'ok before i go to bed my head starts',
    'i am off for a walk every day and it does not help',
    'bueno me voy con mi mamá a vivir a otra ciudad',
    'gracias, pero voy a dormir y no puedo',
    'he is off to bed and i sit here',
  ])('is none in %j', (text) => {
    expect(lastOf([text], at('TOPIC.work')).step).not.toMatch(/^END/);
  });

  it('is asked about first where something sounded like danger', () => {
    const from = at('TOPIC.work', {
      seen: { 's.heavy': 0.35 },
      sounded: withText(withText(SILENT, 0.4), 0.4),
    });
    expect(lastOf(['thanks for all, im off to bed for 3 hours'], from).step).toMatch(/^SQ\./);
  });
});
