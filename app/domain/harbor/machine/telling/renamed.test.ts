import { describe, expect, it } from 'vitest';
import { at, inLanguage, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const OWNED =
  /took it wrong|I was off|had that wrong|guess missed|Lo entendí mal|me equivoqué|Lo había tomado mal|mi idea no|supuse mal|no acerté/;
const at_ = (topic: Topic, language: 'en' | 'es', step = `TOPIC.${topic}`) =>
  inLanguage(step, language, topic);

describe('a correction that names what it is about', () => {
  it.each([
    ['shame', 'es', 'nada que ver, te hablo de geografía, mañana doy la oral', 'study'],
    ['shame', 'es', 'no, lo de ella ya pasó. te digo de la entrega del viernes', 'study'],
    ['family', 'es', 'no hablo de mi mamá, hablo del curso de soldadura', null],
    ['partner', 'es', 'ya fue lo de mi novio, el tema es el alquiler', 'money'],
    ['family', 'en', 'its about the driving test not my mom', null],
    ['work', 'en', 'no im saying the upstairs guy is drilling all night', null],
    ['low', 'en', 'what? i am talking about the leaking roof', null],
    ['partner', 'en', 'no not him, the dentist bill', 'money'],
  ] as const)('puts %s away (%s): %j', (topic, language, text, other) => {
    const { last, talk } = play([text], at_(topic, language));
    expect(talk.memory.topic === null ? null : talk.memory.topic).toBe(
      other ?? (talk.memory.topic === topic ? 'another' : talk.memory.topic),
    );
    expect(talk.memory.denied).toContain(topic);
    expect(last.step).not.toBe(`TOPIC.${topic}`);
    expect(last.lines[0]).toMatch(OWNED);
  });

  it.each([
    ['en', 'huh?? no, im talking about chemistry'],
    ['es', 'qué?? no nada que ver, te estoy hablando de química'],
  ] as const)('at a question about the own life is what the talk goes on with (%s): %j', (language, text) => {
    const { last, talk } = play([text], at_('shame', language, 'SQ.plain'));
    expect(last.step).toBe('TOPIC.study');
    expect(talk.risk.answer).toBe('no');
  });

  it.each([
    ['work', 'en', 'my boss says its about the numbers'],
    ['work', 'en', 'no i am still talking about my boss, he did it again'],
    ['family', 'en', 'i was talking to my mom and she hung up'],
    ['partner', 'es', 'no hablo de esto con nadie, ni con mi novio'],
    ['family', 'es', 'mi hermana me habla de sus cosas todo el día'],
  ] as const)('leaves %s where nothing is put right (%s): %j', (topic, language, text) => {
    expect(play([text], at_(topic, language)).talk.memory.denied).not.toContain(topic);
  });
});

describe('how long somebody slept', () => {
  const TOO_MUCH = /a lot of sleep|dormir mucho/;

  it.each([
    ['en', 'i slept 3 hours and now i have a shift'],
    ['en', 'got like two hrs of sleep again'],
    ['es', 'ayer dormí como 4 horas'],
    ['es', 'duermo tres horas y arranco la guardia'],
  ] as const)('is never too much where it was little (%s): %j', (language, text) => {
    const { last } = play([text], at('OPEN', { language }));
    expect(last.lines.join(' ')).not.toMatch(TOO_MUCH);
    expect(last.step).not.toBe('TOPIC.good');
  });

  it.each([
    ['en', 'i sleep all day and i am still tired', 'no not much. i said 3 hours', 'what can i do about it'],
    ['es', 'duermo todo el día y sigo con sueño', 'no, no mucho. dije dos horas', 'qué puedo hacer'],
  ] as const)('put right, is not said again (%s): %j, %j', (language, told, text, then) => {
    const from = at('TOPIC.sleep', { language });
    const opened = {
      ...from,
      talk: {
        ...from.talk,
        memory: {
          ...from.talk.memory,
          topic: 'sleep' as const,
          said: { ...from.talk.memory.said, 'situation.sleep.tooMuch': 1 },
        },
      },
    };
    const { replies } = play([told, text, then], opened);
    expect(replies[2]?.lines[0]).toMatch(OWNED);
    expect(
      replies
        .slice(2)
        .map(({ lines }) => lines.join(' '))
        .join(' '),
    ).not.toMatch(TOO_MUCH);
    expect(replies.at(-1)?.lines.join(' ')).not.toMatch(/Duermo mucho|sleep a lot/);
  });
});
