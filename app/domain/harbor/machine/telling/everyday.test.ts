import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const about = (topic: Topic, language: 'en' | 'es' = 'en') => {
  const from = at(`TOPIC.${topic}`, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};

describe('what somebody near drinks or uses', () => {
  it.each([
    'what should I do about my husbands drinking',
    'my dad drinks too much beer',
    'my brother is using again',
    'my wife gambles all our money',
    'he came home drunk again and i clean up',
    'how do i cope with his drinking',
    'mi marido llego tomado otra vez',
    'mi papa bebe todos los dias',
    'mi hijo se droga y no se que hacer',
    'mi novio apuesta todo el sueldo',
  ])('%j is theirs', (text) => {
    const { last } = play([text]);
    expect(last.step).toBe('NEAR');
    expect(last.choices.map(({ id }) => id)).toEqual(['mine', 'words', 'help', 'rough']);
  });

  it.each([
    'my husband says i drink too much',
    'i drink and my wife knows',
    'mi señora dice que tomo mucho',
    'i relapsed, my brother saw it',
  ])('%j is their own', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^NEAR/);
  });

  it('is put right by a few words', () => {
    for (const [text, language] of [
      ['no its him not me', 'en'],
      ['its not me, its my husband', 'en'],
      ['no soy yo, es mi marido', 'es'],
    ] as const)
      expect(lastOf([text], about('drink', language)).step, text).toBe('NEAR');
    expect(lastOf(['>near'], at('TOPIC.drink')).step).toBe('NEAR');
  });

  it('goes on with what is asked of it', () => {
    const near = play(['my husband drinks too much']);
    expect(lastOf(['al anon. do they have that here'], near).step).toBe('NEAR.help');
    expect(lastOf(['whats the number for people whose husband drinks'], near).step).toBe('NEAR.help');
    expect(lastOf(['how do i get HIM to stop drinking'], near).step).toBe('NEAR.mine');
    expect(lastOf(['he drove our grandbaby home drunk on sunday'], near).step).toBe('NEAR.car');
    expect(lastOf(['im so tired of being the only one watching him'], near).step).toBe('NEAR');
    expect(lastOf(['do you think i should leave him'], near).step).toMatch(/^(?:ABOUT\.advice|DECIDE)/);
  });

  it('names the lines for families', () => {
    const { last } = play(['>help'], play(['my husband drinks too much']));
    expect(last.lines.join(' ')).toMatch(/1-888-425-2666.*1-800-662-4357/);
    expect(last.links).toEqual(['alanon', 'samhsa']);
  });
});

describe('caring for somebody', () => {
  it.each([
    'My wife has early dementia, how to get her to take her tablets',
    'how do i get my mom to take her pills',
    'como hago para que mi mama se tome las pastillas, tiene demencia',
  ])('%j opens that, and says who knows of the medicine', (text) => {
    const { last } = play([text]);
    expect(last.step).toBe('TOPIC.caring');
    expect(last.lines[0]).toMatch(/pharmacist|farmacia/);
  });

  it('says of a medicine whom to ask, and of a leaflet where', () => {
    const caring = about('caring');
    const { last } = play(['not me love, her. what do I do about the tablets'], caring);
    expect([last.step, /pharmacist/.test(last.lines[0] ?? '')]).toEqual(['TOPIC.caring', true]);
    expect(lastOf(['No I mean a dementia helpline. Or the chemist'], caring).step).toBe('CARING.line');
    expect(lastOf(['is there a wee leaflet or website for carers'], caring).step).toBe('CARING.line');
  });

  it('knows the nights, and the line', () => {
    const caring = about('caring');
    expect(lastOf(['im up with her 4 times a night dead on my feet'], caring).step).toBe('CARING.nights');
    const { last } = play(['is there a number i can ring about it'], caring);
    expect([last.step, last.links]).toEqual(['CARING.line', ['alzheimers']]);
    expect(last.lines.join(' ')).toContain('1-800-272-3900');
  });

  it('keeps its subject where she drives them mad', () => {
    expect(lastOf(['she drives me mad'], about('caring')).step).not.toBe('TOPIC.anger');
  });
});

describe('an everyday question', () => {
  it.each([
    ['do i just tell her no?? like what do i even say', 'WORDS.1'],
    ['what do i say to my manager', 'WORDS.1'],
    ['how do i tell my mom i failed', 'WORDS.1'],
    ['i dont know what to say to him', 'WORDS.1'],
    ['como le digo a mi jefe q no me grite', 'WORDS.1'],
    ['que le contesto a mi ex', 'WORDS.1'],
    ['no se como pedirle un aumento', 'WORDS.1'],
    ['q hago con mi novio q quiere q me mude con el', 'DECIDE.1'],
    ['no quiero una carta, quiero saber si me mudo o no', 'DECIDE.1'],
    ['mejor dime si le contesto o me aguanto', 'DECIDE.1'],
    ['should i stay or go?', 'DECIDE.1'],
    ['my sister wants me to move in with her, what should i do', 'DECIDE.1'],
    ['no se si aceptar el trabajo o quedarme', 'DECIDE.1'],
    ['el miercoles tengo q hablar en publico y me pongo malo, deme algun truco', 'SPEAK.1'],
    ['i have to give a speech on friday and im terrified', 'SPEAK.1'],
    ['any tips for speaking in front of the class', 'SPEAK.1'],
    ['dame algo practico para q me calme antes del proximo examen', 'HELP.calm'],
    ['give me something to calm my nerves', 'HELP.calm'],
    ['i come home 8 and i can not fall asleep because sun and children upstairs', 'SLEEP.9'],
    ['i work nights and cannot sleep in the day', 'SLEEP.9'],
    ['trabajo de noche y no duermo de dia', 'SLEEP.9'],
    ['my little boy wont go to school. every single morning its screaming', 'CARD.school'],
    ['my daughter is six and refuses to go to school', 'CARD.school'],
    ['mi hijo no quiere ir a la escuela', 'CARD.school'],
    ['mi nena llora para ir al jardin', 'CARD.school'],
    ['can u just tell me who i ring at the school', 'CARD.schoolCall'],
    ['un amigo mio esta mal', 'NEAR.unwell'],
    ['my friend is going through a hard time', 'NEAR.unwell'],
    ['desde lo de mi marido la casa se me cae encima', 'LOST'],
  ])('%j is met by %s', (text, step) => {
    expect(lastOf([text], at('PICK')).step).toBe(step);
  });

  it('is met in the same way where a long exercise stands on offer, and that is not offered again', () => {
    const { last, talk } = play(
      ['no tengo 8 min wey, mejor dime si le contesto o me aguanto'],
      play(['>solve'], at('TOPIC.money', { language: 'es' })),
    );
    expect(last.step).toBe('DECIDE.1');
    expect(talk.memory.refused).toContain('SOLVE');
  });

  it('about a child at the school gate is kept through the talk', () => {
    const school = play(['my little boy wont go to school']);
    expect(lastOf(['he says his tummy hurts every time and i end up shouting at him'], school).step).toBe(
      'CARD.school',
    );
    expect(lastOf(['so what do i actually do in the morning. he clings to me legs'], school).step).toBe(
      'CARD.gate',
    );
    expect(lastOf(['how do i get him through the gate'], school).step).toBe('CARD.gate');
    expect(lastOf(['who do i ring about it'], school).step).toBe('CARD.schoolCall');
  });
});

describe('a friend who is not well', () => {
  it('is spoken of again without a word of drink', () => {
    const from = play(['un amigo mio esta mal']);
    expect(lastOf(['es unai, de clase. casi no habla con nadie'], from).step).toBe('NEAR.unwell');
  });
});

it('leaves a crisis to its written flows', () => {
  const from = at('TOPIC.family', { level: 'crisis', raisedBy: 'person', flow: 'THIRD' });
  for (const text of ['what do i say to him', 'its not about family', 'im bored'])
    expect(lastOf([text], from).step).not.toMatch(/^(?:WORDS|CORRECT|BORED|NEAR)/);
});

describe('a number asked for', () => {
  it.each(['work', 'family'] as const)(
    'about %s is not the one for a crisis, and says who would know',
    (topic) => {
      for (const text of ['is there a number i can ring about it', 'who can i call about this']) {
        const { last } = play([text], about(topic));
        expect(last.step).toBe('NUMBER');
        expect(last.lines.join(' ')).not.toMatch(/988|\{/);
        expect(last.hasCard).toBe(false);
      }
    },
  );

  it.each(['i want to talk to a person', 'give me a real voice', 'is there a crisis line'])(
    '%j is for a person',
    (text) => {
      expect(lastOf([text], about('work')).step).toBe('HUMAN');
    },
  );

  it('in a heavy subject, or where something sounded like danger, is the one that answers at any hour', () => {
    expect(lastOf(['is there a number'], about('grief')).step).toBe('HUMAN');
    const from = about('family', 'es');
    const talk = { ...from.talk, risk: { ...from.talk.risk, otherAsked: ['SQ.third'] } };
    expect(lastOf(['no un ejercicio no, q hago, a quien llamo'], { ...from, talk }).step).toBe('HUMAN');
  });
});

describe('what was established stays', () => {
  it('a wife who died is no animal', () => {
    const { last } = play(
      ['she did the crossword in bed every nite. id hold the flashlight when the power was out'],
      about('grief'),
    );
    expect(last.lines.join(' ')).not.toMatch(/animal/);
  });

  it('an animal is one where it is named', () => {
    expect(lastOf(['my old dog died this morning']).lines.join(' ')).toMatch(/animal|loss/);
  });
});

describe('an exercise takes what is told', () => {
  const memory = (language: 'en' | 'es' = 'en') => play(['>start', '>3'], at('GRIEF.1', { language }));

  it.each([
    ['verla dormida en el sofa con la tele puesta', 'es'],
    ["she'd fill in the last word and slap the pen down like she won the lottery", 'en'],
  ] as const)('%j where one moment was offered is the moment', (text, language) => {
    const { last, talk } = play([text], memory(language));
    expect([last.step, talk.memory.slots.place]).toEqual(['GRIEF.3', text]);
  });

  it.each([
    ['yes please', 'GRIEF.2'],
    ['yes i would like that very much', 'GRIEF.2'],
    ['not today', 'GRIEF.5'],
    ['no', 'GRIEF.5'],
  ])('%j is an answer there', (text, step) => {
    expect(lastOf([text], memory()).step).toBe(step);
  });
});
