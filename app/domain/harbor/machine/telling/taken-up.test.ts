import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { TOPIC_NAMES } from '../../content/topic-names';

const inTopic = (topic: Parameters<typeof inLanguage>[2], language: 'en' | 'es' = 'en') =>
  inLanguage(`TOPIC.${topic}`, language, topic);

describe('what is not sure', () => {
  it.each(['something with my flat', 'theres this girl in my class and i think i like her'])(
    'is named on buttons alone: %j',
    (text) => {
      const { step, lines, ask, choices } = lastOf([text]);
      expect(step).toMatch(/^(?:WHICH|CONFIRM|UNSURE|FEELING|TOPIC\.more)/);
      const said = [...lines, ask ?? ''].join(' ').toLowerCase();
      for (const name of Object.values(TOPIC_NAMES.en)) expect(said).not.toContain(name.toLowerCase());
      expect(choices.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('is no job, where somebody only comes home from it', () => {
    expect(lastOf(['it is so quiet when i come home from work']).step).not.toBe('TOPIC.work');
  });
});

describe('a correction', () => {
  it('of something beside the topic leaves the topic as it is', () => {
    const { last, talk } = play(['its not about work'], inTopic('grief'));
    expect([last.step, talk.memory.topic]).toEqual(['TOPIC.grief', 'grief']);
    expect(talk.memory.denied).toContain('work');
    expect(last.lines).toHaveLength(1);
  });

  it.each([
    ['no not the roommate, the book. i cant open it', 'study', 'en'],
    ['no its not a fight, we are fine', 'partner', 'en'],
  ] as const)('of one thing in it keeps the rest: %j', (text, topic, language) => {
    const { last, talk } = play([text], inTopic(topic, language));
    expect([last.step, talk.memory.topic]).toEqual([`TOPIC.${topic}`, topic]);
    expect(last.lines).toHaveLength(1);
  });

  it.each([
    ['eso no es lo que dije, no es la escuela, es el manejo', 'study', 'es'],
    ['its not about school, its the driving thing', 'study', 'en'],
  ] as const)('with what is not known says so, and guesses no more: %j', (text, topic, language) => {
    const { step, choices, ask } = lastOf([text], inTopic(topic, language));
    expect(step).toBe('CORRECT');
    expect(ask).toBeNull();
    expect(choices.filter(({ id }) => id.startsWith('t-'))).toEqual([]);
  });

  it('is none of Harbor where somebody else is spoken of', () => {
    expect(lastOf(['shes not my girlfriend lol']).step).not.toBe('CORRECT');
  });
});

describe('a refusal', () => {
  it.each([
    ["I don't want an exercise", 'en'],
    ['no quiero ejercicios gracias', 'es'],
  ] as const)('of exercises takes them out of the whole talk: %j', (text, language) => {
    const refusing = play([text], inTopic('work', language));
    expect(refusing.last.step).toBe('DECLINED');
    const again = play([language === 'en' ? 'what can i do' : 'qué puedo hacer'], refusing).last;
    for (const { choices } of [refusing.last, again])
      expect(
        choices.filter(
          ({ id }) => (id.startsWith('x-') && !/^x-(?:words|write|decide)$/.test(id)) || id === 'exercise',
        ),
      ).toEqual([]);
  });

  it.each([
    ['no breathing stuff please', 'BREATH', 'en'],
    ['i dont wanna write a letter', 'LETTER', 'en'],
    ['no quiero escribirle ninguna carta', 'LETTER', 'es'],
  ] as const)('after an answer is heard, too: %j', (text, exercise, language) => {
    const asked = play(
      [language === 'en' ? 'should i text him' : 'debería llamarlo?'],
      inTopic('breakup', language),
    );
    const { last, talk } = play([text], asked);
    expect(last.step).toBe('DECLINED.one');
    expect(talk.memory.refused).toEqual([exercise]);
  });
});

describe('somebody who could help', () => {
  it.each([
    ['mi suegra podria venir el sabado a cuidar al niño', 'family', 'es', 'PLAN.ask'],
    ['my brother could take her on sunday but i never ask', 'caring', 'en', 'PLAN.ask'],
    ['my sister in law has a spare room, she offered last year', 'money', 'en', 'PLAN.ask'],
    ['a neighbor invited me to a card night thursday', 'lonely', 'en', 'PLAN.invited'],
    ['mi comadre me invitó a caminar', 'stuck', 'es', 'PLAN.invited'],
    ['maybe ill ask her about the homework tomorrow', 'friends', 'en', 'PLAN'],
    ['mi hermana también la tiene, capaz le pregunto', 'body', 'es', 'PLAN'],
  ] as const)('is taken up as a small step: %j', (text, topic, language, step) => {
    const asked = play([text], inTopic(topic, language));
    expect(asked.last.step).toBe(step);
    expect(play(['>keep'], asked).talk.memory.person.step?.text).toBe(text);
  });

  it.each(['my boss could fire me', 'my mom could not come', 'my friend never invited me', 'will i fail'])(
    '%j is no such step',
    (text) => {
      expect(lastOf([text], inTopic('work')).step).not.toMatch(/^PLAN/);
    },
  );
});

it('a question in between is answered while words for somebody are prepared', () => {
  const from = play(['what do i say to him'], inTopic('family'));
  expect(from.last.step).toBe('WORDS.1');
  expect(lastOf(['will it get easier'], from).step).toBe('ASKED.pass');
  expect(lastOf(['will he hate me'], from).step).toBe('ABOUT.others');
  expect(lastOf(['he never asks how i am'], from).step).toBe('WORDS.2');
});
