import { describe, expect, it } from 'vitest';
import { lastOf } from '../../../../../tests/factories/harbor/play';
import { normalise } from '../../../listener/text/normalise';
import { topicsNamed } from './topic-words';

const namedIn = (text: string) => topicsNamed(` ${normalise(text).text}`);

describe('everyday words name their topic', () => {
  it.each([
    ['handing in my dissertation on thursday', 'study'],
    ['two backlog papers this semester', 'study'],
    ['my viva got moved', 'study'],
    ['coursework is piling up', 'study'],
    ['they kept our deposit', 'money'],
    ['the landlord again', 'money'],
    ['they changed my rota', 'work'],
    ['shift pattern from hell', 'work'],
    ['still on crutches', 'body'],
    ['nursery rang about him', 'family'],
    ['my housemate never washes up', 'friends'],
    ['my exes', 'breakup'],
    ['tengo prueba de lenguaje', 'study'],
    ['el parcial del jueves', 'study'],
    ['defiendo la tesis', 'study'],
    ['la dueña de la pieza', 'money'],
    ['el casero otra vez', 'money'],
    ['me suben el alquiler', 'money'],
    ['sigo con muletas', 'body'],
    ['mi suegra en casa', 'family'],
    ['me cambiaron el turno', 'work'],
    ['mi roomie nunca limpia', 'friends'],
    ['mi ex volvió', 'breakup'],
  ] as const)('%j names %s', (text, topic) => {
    expect(namedIn(text)).toContain(topic);
  });

  it.each([
    ['she said the dog is still alive, viva la vida', 'study'],
    ['my night shift dress', 'study'],
    ['estoy en el turno del médico', 'study'],
    ['the bus was late', 'money'],
  ] as const)('%j does not name %s', (text, topic) => {
    expect(namedIn(text)).not.toContain(topic);
  });

  it.each([
    ['resit on monday', 'TOPIC.study'],
    ['crutches till august', 'TOPIC.body'],
    ['me toca recuperatorio el lunes', 'TOPIC.study'],
    ['yeso y muletas hasta agosto', 'TOPIC.body'],
  ])('%j opens %s', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });
});
