import { describe, expect, it } from 'vitest';
import type { Topic } from '~/domain/listener/labels';
import { inLanguage, play, type Played } from '../../../../../tests/factories/harbor/play';

/** A talk in which Harbor took a topic and has said one line of it. */
const taken = (topic: Topic, language: 'en' | 'es'): Played => inLanguage(`TOPIC.${topic}`, language, topic);
const after = (topic: Topic, text: string, language: 'en' | 'es') => play([text], taken(topic, language));

describe('a text that contradicts the topic Harbor took', () => {
  it.each([
    [
      'partner',
      "We don't have troubles. My husband is dead, I said that",
      'en',
      /^(?:TOPIC\.grief|MATTER\.loss)/,
    ],
    ['partner', 'no fights here. he died in may, remember', 'en', /^(?:TOPIC\.grief|MATTER\.loss)/],
    ['good', 'huh? no. im exhausted thats all', 'en', /^TOPIC\.(?:body|low|sleep)/],
    ['good', 'theres nothing good here love, i said i was knackered', 'en', /^TOPIC\.(?:body|low|sleep)/],
    [
      'sleep',
      "it isn't about sleeping, my dad is in pain the whole night",
      'en',
      /^(?:TOPIC\.caring|CARING|MATTER)/,
    ],
    ['work', "no not work. i mean i can't drive any more, they took it off me", 'en', /^(?!TOPIC\.work)/],
    [
      'family',
      'were not arguing. my mother passed away last year like i wrote',
      'en',
      /^(?:TOPIC\.grief|MATTER\.loss)/,
    ],
    ['sleep', 'i sleep ok. its my mother who cries from the pain', 'en', /^(?:TOPIC\.caring|CARING|MATTER)/],
    ['partner', 'no peleamos. mi esposo ya murió, te lo dije', 'es', /^(?:TOPIC\.grief|MATTER\.loss)/],
    [
      'partner',
      'no hay problemas entre nosotros, ella falleció en abril',
      'es',
      /^(?:TOPIC\.grief|MATTER\.loss)/,
    ],
    ['good', 'qué? no. dije que ando cansado', 'es', /^TOPIC\.(?:body|low|sleep)/],
    ['good', 'no hay nada bueno aquí, ando molida nomás', 'es', /^TOPIC\.(?:body|low|sleep)/],
    [
      'sleep',
      'no es por el sueño, es mi papá que se queja de dolor toda la noche',
      'es',
      /^(?:TOPIC\.caring|CARING|MATTER)/,
    ],
    [
      'sleep',
      'yo sí duermo. la que llora del dolor es mi abuelita',
      'es',
      /^(?:TOPIC\.caring|CARING|MATTER)/,
    ],
    [
      'family',
      'no estamos peleados. mi hermano se murió, ya te había dicho',
      'es',
      /^(?:TOPIC\.grief|MATTER\.loss)/,
    ],
    ['work', 'no es el trabajo, es que ya no puedo manejar', 'es', /^(?!TOPIC\.work)/],
  ] as const)('leaves it, and goes to what it names: %s, %j', (topic, text, language, to) => {
    const { talk, last } = after(topic, text, language);
    expect(last.step).toMatch(to);
    expect(talk.memory.topic).not.toBe(topic);
    expect(talk.memory.denied).toContain(topic);
  });

  it.each([
    ['partner', 'were not having any trouble', 'en'],
    ['good', 'theres no good thing in it', 'en'],
    ['partner', 'no tenemos problemas', 'es'],
    ['good', 'no hay nada bueno en eso', 'es'],
  ] as const)('asks what it is about where it names nothing: %s, %j', (topic, text, language) => {
    const { talk, last } = after(topic, text, language);
    expect(last.step).toMatch(/^(?:CORRECT|PICK)/);
    expect(talk.memory.denied).toContain(topic);
  });
});

describe('after a false question about the own life', () => {
  const question = (topic: Topic, language: 'en' | 'es'): Played => {
    const from = inLanguage('SQ.plain', language, topic);
    const { talk } = from;
    return {
      ...from,
      talk: {
        risk: { ...talk.risk, level: 'concern', raisedBy: 'signs', seen: { 's.heavy': 1 } },
        memory: { ...talk.memory, topic, suspended: `TOPIC.${topic}` },
      },
    };
  };
  it.each([
    ['good', 'what?? no. i said im worn out', 'en', /^TOPIC\.(?:body|low|sleep)/],
    ['good', 'god no. i told you im just tired', 'en', /^TOPIC\.(?:body|low|sleep)/],
    ['good', 'qué?? no. dije que estoy cansada', 'es', /^TOPIC\.(?:body|low|sleep)/],
    [
      'sleep',
      'ay no. le digo que es mi mamá la que llora del dolor',
      'es',
      /^(?:TOPIC\.caring|CARING|MATTER)/,
    ],
    ['partner', 'no hombre. mi señora murió, eso le estoy diciendo', 'es', /^(?:TOPIC\.grief|MATTER\.loss)/],
  ] as const)(
    'what was open is not gone on with where the no names something else: %s, %j',
    (topic, text, language, to) => {
      const { last } = play([text], question(topic, language));
      expect(last.step).toMatch(to);
    },
  );
});

describe('no contradiction', () => {
  it.each([
    ['partner', 'we are not talking since sunday', 'en'],
    ['partner', 'he is not dead to me, but nearly', 'en'],
    ['sleep', 'it is not getting better, i am awake again', 'en'],
    ['work', 'im not sleeping because of work', 'en'],
    ['family', 'my mother is not well', 'en'],
    ['partner', 'no nos hablamos desde el domingo', 'es'],
    ['sleep', 'no mejora, otra vez despierta', 'es'],
    ['work', 'no duermo por el trabajo', 'es'],
    ['family', 'mi mamá no me habla', 'es'],
    ['grief', 'no me acostumbro, murió en mayo', 'es'],
  ] as const)('is read into a text that goes on: %s, %j', (topic, text, language) => {
    expect(after(topic, text, language).talk.memory.denied).not.toContain(topic);
  });
});
