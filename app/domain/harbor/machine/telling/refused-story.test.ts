import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const offered = (step: string, topic: Topic, language: 'en' | 'es' = 'en') => {
  const from = at(step, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};
const PUT_AWAY = /Then not that|without it|set aside|Entonces eso no|sin eso|dejo de lado/;

describe('a refusal with a story behind it', () => {
  it.each([
    ['HELP', 'family', 'en', 'i dont want a letter. she got 400 for it and that bike was how i get to work'],
    ['HELP', 'newborn', 'en', 'no i dont want to count senses, the council said 6 weeks'],
    ['HELP', 'money', 'en', 'none of those. the bailiff comes at 9 tomorrow and i hid the car'],
    ['X.offer', 'work', 'en', 'box breathing isnt going to pay the wage they docked is it'],
    ['HELP', 'work', 'es', 'no quiero respirar, lo que pasa es que me quitó 80 euros de la paga'],
    ['X.offer', 'family', 'es', 'no, eso no. mi hermano vendió la casa de mamá y no nos dijo nada'],
    ['X.other', 'work', 'es', 'respirar no me va a devolver la plata'],
    ['HELP', 'work', 'es', 'ninguna de esas. me cambiaron el turno y no puedo buscar a mi hijo'],
  ] as const)('at %s, of %s (%s) is read as told: %j', (step, topic, language, text) => {
    const { last } = play([text], offered(step, topic, language));
    expect(last.step).toMatch(/^(?:TOPIC|MATTER|FACET)/);
    expect(last.lines[0]).toMatch(PUT_AWAY);
  });

  it('offers nothing of what was refused', () => {
    const { last, talk } = play(
      ['la carta no, que ella ya las rompió todas cuando murió papá'],
      offered('HELP', 'family', 'es'),
    );
    expect(talk.memory.refused).toContain('LETTER');
    expect(last.choices.map(({ id }) => id)).not.toContain('letter');
  });

  it('hears the danger in it', () => {
    const { last } = play(
      ['no, not breathing. i took all of her pills an hour ago'],
      offered('X.offer', 'low'),
    );
    expect(last.step).toMatch(/^OD/);
  });
});

describe('what only has a no in it', () => {
  it.each([
    ['X.offer', 'work', 'en', 'i dont like how she talks to me in front of clients'],
    ['TOPIC.partner', 'partner', 'en', 'i dont want to lose him but he never writes back'],
    ['X.other', 'study', 'en', 'i cant stop thinking about the oral, she asks in front of everyone'],
    ['TOPIC.panic', 'panic', 'en', 'i cant breathe'],
    ['X.offer', 'sleep', 'es', 'no tengo ganas ni de levantarme a desayunar'],
    ['MATTER.jobless', 'work', 'es', 'ya me dijeron que no, y no tengo ganas ni de salir a la calle'],
    ['X.offer', 'sleep', 'es', 'no me apetece ni comer, llevo así desde el lunes'],
  ] as const)('refuses nothing at %s, of %s (%s): %j', (step, topic, language, text) => {
    const { last, talk } = play([text], offered(step, topic, language));
    expect(talk.memory.refused).toEqual([]);
    expect(last.step).not.toMatch(/^(?:X\.other|DECLINED)/);
    expect(last.lines.join(' ')).not.toMatch(PUT_AWAY);
  });
});

describe('a refusal alone stays one', () => {
  it.each([
    ['en', 'nah not that one'],
    ['en', 'i dont fancy any of these'],
    ['en', 'nah not into that stuff'],
    ['en', 'i dont want to breathe'],
    ['es', 'no me apetece'],
    ['es', 'esa no'],
    ['es', 'no tengo ganas de eso'],
    ['es', 'paso, gracias'],
  ] as const)('(%s) %j', (language, text) => {
    const { last, talk } = play([text], play(['>calm'], at('OPEN', { language })));
    expect(last.step).toBe('X.other');
    expect(talk.memory.refused).toEqual(['BREATH']);
  });
});
