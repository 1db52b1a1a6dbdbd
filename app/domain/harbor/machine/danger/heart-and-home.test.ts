import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

type Said = readonly ['en' | 'es', string];
const stepAt = (step: string, [language, text]: Said, risk = {}) =>
  lastOf([text], at(step, { language, ...risk })).step;

describe('years of something else are no age', () => {
  it.each([
    'tengo 6 años en esta empresa y ya no puedo',
    'tengo 9 años de divorciada',
    'tengo 11 años viviendo con mi suegra',
    'i have 5 years in this job and i hate it',
    'i have a 9 years old dog and he is ill',
    'i am 9 years sober',
    'i am 11 years into this marriage',
  ])('%j', (text) => expect(lastOf([text]).step).not.toBe('UNDER13'));

  it.each([
    'i am 12',
    'tengo 11 años',
    'tengo 10 años de edad',
    'tengo 12 años y mi papá grita',
    'i am 10 years old',
  ])('but %j is one', (text) => expect(lastOf([text]).step).toBe('UNDER13'));
});

describe('panic or the heart', () => {
  it.each<Said>([
    ['es', 'ni idea, nunca me habia pasado, me aprieta el pecho y se me duermen los dedos'],
    ['es', 'pues si, como un peso, y el brazo raro'],
    ['es', 'ya me dio antes, pero hoy tengo presion'],
    ['en', 'kinda like something heavy on it and my jaw hurts'],
    ['en', 'never had this before. cold sweats too'],
  ])('%j %j is taken for the heart', (...said) => expect(stepAt('BODY', said)).toBe('BODY.911'));

  it.each<Said>([
    ['en', 'had it before, the doctor said panic'],
    ['en', 'no its not the first time, no pressure'],
    ['en', 'no pressure, my arm is fine'],
    ['es', 'ya me ha dado, el medico dijo que es ansiedad'],
  ])('%j %j is the wave they know', (...said) => expect(stepAt('BODY', said)).toBe('GROUND.1'));

  it.each(['TOPIC.panic', 'BREATH.1', 'GROUND.1'])('at %s a fear for the heart is asked about', (step) => {
    expect(stepAt(step, ['en', 'what if this is a heart attack'])).toBe('BODY');
    expect(stepAt(step, ['en', 'how do i know its not my heart'])).toBe('BODY');
    expect(stepAt(step, ['es', 'y si me esta dando un infarto'])).toBe('BODY');
    expect(stepAt(step, ['es', 'sera un infarto?'])).toBe('BODY');
  });

  it.each([
    'estoy con un ataque de panico y me duele el pecho',
    'no puedo respirar, me duele el pecho, creo que es panico',
    'panic attack, my chest hurts',
    'im panicking and theres pain in my chest',
  ])('%j goes to the body first', (text) => expect(play([text], visit()).last.step).toBe('BODY'));

  it.each(['tengo un ataque de panico', 'panic attack right now'])('%j stays panic', (text) =>
    expect(play([text], visit()).last.step).toBe('TOPIC.panic'),
  );
});

describe('somebody who rages, or comes', () => {
  it.each<Said>([
    ['es', 'no, nunca me ha pegado, pero grita y avienta cosas, me encerre en el baño'],
    ['en', 'no he never hit me, but hes smashing plates and i locked myself in the bathroom'],
    ['es', 'me da miedo que llegue esta noche, tiene las llaves'],
    ['en', 'im afraid hell come round later, he still has a key'],
  ])('%j %j at the question is a danger', (...said) => expect(stepAt('SQ.hurt', said)).toBe('HURT'));

  it.each([
    ['i broke up with my boyfriend', 'im scared he shows up tonight, he has a key'],
    ['mi ex me pegaba cuando viviamos juntos', 'tengo miedo que aparezca hoy, el tiene llave'],
    ['termine con mi novio', 'me da miedo que venga hoy, tiene llave, que hago'],
  ])('after %j: %j', (first, text) =>
    expect(play([first, text]).last.step).toMatch(/^(?:HURT|HOME|SQ\.hurt)/),
  );

  it.each<Said>([
    ['es', 'el cuello no, la muñeca'],
    ['es', 'del cuello no, del brazo'],
    ['en', 'not my neck, he grabbed my shoulder'],
    ['en', 'the throat no, my arm'],
    ['en', 'no'],
  ])('%j %j is a no to the neck', (...said) =>
    expect(stepAt('HOME', said, { level: 'crisis', flow: 'HOME' })).toBe('HOME.plan'),
  );

  it('a hand on the neck stays one', () =>
    expect(
      stepAt('HOME', ['en', 'he grabbed me by the throat once'], { level: 'crisis', flow: 'HOME' }),
    ).toBe('HOME.neck'));

  it.each(['my mom comes tonight, she has a key', 'no'])('%j is none', (text) =>
    expect(stepAt('SQ.hurt', ['en', text])).not.toMatch(/^(?:HURT|HOME)/),
  );
});

describe('to stop drinking', () => {
  it.each([
    'bebo mucho y quiero dejarlo',
    'i smoke weed daily and want to quit',
    'quiero dejar la coca, quiero dejarlo ya',
  ])('%j ends no talk', (text) => expect(lastOf([text]).step).not.toBe('STOPPED'));
  it.each([
    'tomo todas las noches, mañana lo dejo yo solo',
    'una botella de vino por noche, hoy lo corto de golpe',
    'a bottle of wine every night, stopping tomorrow on my own',
    'half a bottle of vodka a day, quitting by myself tomorrow',
  ])('%j is asked about the body', (text) => expect(lastOf([text]).step).toBe('SQ.withdraw'));
  it('a talk that is to end, ends', () =>
    expect(lastOf(['quiero dejarlo, a mi novio']).step).toBe('STOPPED'));
});

describe('a child who cuts', () => {
  it.each([
    'my 14 year old daughter is cutting, i saw the marks',
    'my son has been cutting himself, found a sharpener blade',
    'my 13 year old has been cutting, there is a razor in the room',
    'mi hija de 14 se esta cortando, le vi los brazos',
    'mi hijo se corta con la navaja de un sacapuntas',
    'mi niña se anda cortando, encontre un sacapuntas desarmado',
  ])('%j is somebody else in danger', (text) => {
    const { last } = play([text], visit());
    expect(last.step).toBe('THIRD');
    expect(last.lines.join(' ')).not.toMatch(/weapon|arma/);
  });
  it.each(['my daughter is cutting class', 'mi hija se corto el pelo', 'my son is cutting the grass'])(
    '%j is not',
    (text) => expect(lastOf([text]).step).not.toMatch(/^(?:THIRD|SQ\.third)/),
  );
});
