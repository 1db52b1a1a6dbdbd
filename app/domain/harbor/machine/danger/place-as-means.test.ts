import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const standing = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'crisis', raisedBy: 'person', flow: 'SUI', answer: 'yes', language });

describe('a place as the way', () => {
  it.each([
    ["You can't hand someone a bridge.", 'en'],
    ['its the overpass by my work', 'en'],
    ['it is a place', 'en'],
    ['the train tracks behind the school', 'en'],
    ['nobody can lock up a roof', 'en'],
    ["it's the spot where you could pull over", 'en'],
    ['es el puente de la salida', 'es'],
    ['un puente no se puede guardar con llave', 'es'],
    ['pienso en las vias del tren', 'es'],
    ['es un lugar, no una cosa', 'es'],
    ['la azotea de mi edificio', 'es'],
  ] as const)('has a step of its own where a thing would be handed over: %j', (text, language) => {
    const { last, talk } = play([text], standing('SUI.means', language));
    expect([last.step, talk.risk.level]).toEqual(['SUI.place', 'crisis']);
    expect(last.lines.join(' ')).not.toMatch(/hand it|give away|entrega la llave/);
  });

  it('is known where it was told before, also on the way to home', () => {
    const from = play(
      ['most days I guess, driving home over the bridge', '>yes'],
      at('SOME', { level: 'concern', raisedBy: 'signs', answer: 'sometimes' }),
    );
    expect(from.talk.risk.told).toContain('place');
    expect(play(["Not tonight. It's late and the kids are here."], from).last.step).toBe('SUI.place');
  });

  it('has a button of its own in both languages', () => {
    expect(play(['>place'], standing('SUI.means')).last.step).toBe('SUI.place');
    expect(play(['>place'], standing('SUI.means', 'es')).last.step).toBe('SUI.place');
  });

  it.each([
    ["i'm standing on the bridge", 'en', 'SUI.today'],
    ['i could take the other road', 'en', 'SUI.who'],
    ['puedo ir por otro camino', 'es', 'SUI.who'],
    ['nobody knows', 'en', 'PERSON.line'],
  ] as const)('leads on from %j', (text, language, step) => {
    expect(play([text], standing('SUI.place', language)).last.step).toBe(step);
  });

  it.each([
    ['how am I supposed to lock that up', 'en'],
    ["you can't really give that to anyone", 'en'],
    ['eso no se puede entregar', 'es'],
    ['como le doy eso a alguien', 'es'],
  ] as const)('is asked for by an objection, which names nobody: %j', (text, language) => {
    expect(play([text], standing('SUI.means', language)).last.step).toBe('SUI.means');
  });

  it.each([
    ['my neighbor on bridge street could take it', 'en', 'PERSON.sent'],
    ['my brother could keep them', 'en', 'PERSON.sent'],
    ['mi hermana me las puede guardar', 'es', 'PERSON.sent'],
    ['its my dads gun', 'en', 'SUI.gun'],
    ['pastillas', 'es', 'SUI.pills'],
  ] as const)('is none in %j', (text, language, step) => {
    expect(play([text], standing('SUI.means', language)).last.step).toBe(step);
  });

  it('is no means while nothing of their own life is open', () => {
    expect(play(['driving home over the bridge']).talk.risk.told).not.toContain('place');
  });
});
