import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';
import { withoutCompared } from '../plain/compared';
import { tellsOfEnd } from '../plain/of-life/ended-well';
import { typedWords } from '../plain/typed-words';
import { topicsNamed } from '../topics/topic-words';

const topicAfter = (...texts: string[]) => play(texts).talk.memory.topic;

describe('what only looks like a topic', () => {
  it.each([
    ['its like someone died in our house, nobody talks at dinner', 'grief'],
    ['it feels like a funeral in here since the plant closed', 'grief'],
    ['as if somebody had died, thats how they look at me', 'grief'],
    ['parece un velorio la casa desde que cerraron la fábrica', 'grief'],
    ['cenamos como si se hubiera muerto alguien', 'grief'],
    ['my flatmate slams every door and hides the good pans', 'family'],
    ['mi compañera de cuarto prende la luz a las tres', 'family'],
    ['broke my streak, day one again', 'money'],
    ['my phone broke and now i cant work the bus app', 'money'],
  ] as const)('opens it not: %j is no %s', (text, topic) => {
    expect(topicAfter(text)).not.toBe(topic);
  });

  it.each([
    ['my grandma died on tuesday', 'grief'],
    ['se murió mi abuela el martes', 'grief'],
    ['i am so broke until friday', 'money'],
  ] as const)('opens it where it is one: %j is %s', (text, topic) => {
    expect(topicsNamed(` ${typedWords(text).trim()} `).concat(topicAfter(text) ?? 'other')).toContain(topic);
  });

  it('leaves a real death beside a comparison', () => {
    expect(withoutCompared(' it is like a dream since she died ')).toContain('died');
  });
});

describe('an end of something good', () => {
  it.each([
    'llevaba 8 meses sin tomar. el sabado me cai',
    'tenía tres meses limpia y ayer no aguanté',
    'volví a fumar después de dos años',
    'el sábado recaí, todo el avance a la basura',
    'estábamos tan bien, hasta que encontré los mensajes',
    'i had 140 days clean. last night i used',
    'i was 6 weeks sober and friday happened',
    'broke my streak, day one again',
    'she was doing so well until yesterday',
    'started smoking again, two years down the drain',
  ])('is heard in %j, and no good news is made of it', (text) => {
    expect(tellsOfEnd(typedWords(text))).toBe(true);
    const { step, lines } = lastOf([text]);
    expect(step).not.toMatch(/^(?:TOPIC\.good|PLAN)/);
    expect(lines.join(' ')).not.toMatch(/good to read|Da gusto|Qué buena/);
  });

  it.each([
    'llevo 8 meses sin tomar, hoy los cumplo',
    'llevaba tres años sin verla y hoy la abracé',
    'llevaba un año sin trabajo y hoy me llamaron',
    '60 days sober today',
    'i was so scared until the nurse came, now i am so happy',
    'i am doing really well and then some',
    'estaba mal, y ahora estoy bien',
    'had two weeks off and it was lovely',
    'i used the blue cup again',
    'cai bien en el trabajo nuevo',
  ])('is not in %j', (text) => {
    expect(tellsOfEnd(typedWords(text))).toBe(false);
  });
});

describe('good news', () => {
  it.each([
    'Hoy pasó algo lindo igual. Me llamaron de la escuela técnica, quieren que vaya los jueves a mostrar cómo se arregla un motor.',
    'buena noticia, aprobaron mi proyecto en la oficina',
    'something nice happened at work, they named the new boat after me',
    'got some lovely news from the hospital, the scan was clear',
  ])('goes before the place that it comes from: %j', (text) => {
    expect(lastOf([text]).step).toBe('TOPIC.good');
  });

  it.each(['nothing good happened at work', 'no me pasó nada bueno en la escuela'])(
    'is none in %j',
    (text) => {
      expect(lastOf([text]).step).not.toBe('TOPIC.good');
    },
  );
});
