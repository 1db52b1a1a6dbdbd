import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

type Risk = Partial<Talk['risk']>;
const OWN: Risk = { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' };
const SOMETIMES: Risk = { level: 'concern', answer: 'sometimes', raisedBy: 'person' };
const es = (risk: Risk): Risk => ({ ...risk, language: 'es' });
const DISTANCE = /^SUI\.(?:means|pills|today|apart|gun)$/;

describe('what could be used, named as kept or near while the own danger stands open', () => {
  it.each<[string, string, Risk]>([
    ['SQ.plain', 'idk. moms sleeping tablets are in the hall cupboard', { level: 'concern' }],
    ['SOME.2', 'no plan i guess, got a bottle of tramadol left over in my nightstand', SOMETIMES],
    ['SOME.3', 'there is a rope in the shed that i keep thinking of', SOMETIMES],
    ['SOME', 'my dads old meds are still in the kitchen drawer', SOMETIMES],
    ['SUI.1', 'not today i dont think. i have his painkillers saved up in a tin', OWN],
    ['PERSON', 'ive been keeping my tablets in a jar and nobody knows', OWN],
    ['BARRIER.b3', 'the box of pills is right next to me on the bed', OWN],
    ['TEN.1', 'theres a blade in the bathroom cabinet', OWN],
    ['SQ.plain', 'no sé. las pastillas de dormir de mi abuela están en la cocina', es({ level: 'concern' })],
    ['SOME.2', 'plan no, pero hay una caja de tramadol en el cajon de mi cuarto', es(SOMETIMES)],
    ['SOME.3', 'guardo las pastillas en una bolsa debajo de la cama', es(SOMETIMES)],
    ['SUI.1', 'hoy no creo. aqui tengo las pastillas de mi papa', es(OWN)],
    ['PERSON', 'todavia tengo los remedios de mi marido, los fui juntando en una lata', es(OWN)],
    ['BARRIER', 'la navaja la tengo en la mesita de luz', es(OWN)],
    ['TEN.1', 'las pastillas de mi vieja quedaron en el baño', es(OWN)],
  ])('at %s %j leads to the distance to it', (step, text, risk) => {
    const { last, talk } = play([text], at(step, risk));
    expect(last.step).toMatch(DISTANCE);
    expect(talk.risk.told).toContain('means');
    expect(talk.risk.level).toMatch(/crisis|imminent/);
  });

  it.each<[string, string, Risk]>([
    ['SUI.today', "they're in his desk drawer, that's all", OWN],
    ['SUI.near', 'they are still in the cupboard', OWN],
    ['SUI.today', 'estan en el ropero', es(OWN)],
    ['SUI.near', 'ahi siguen, en el botiquin', es(OWN)],
  ])('at %s %j is understood without the name of it', (step, text, risk) => {
    expect(play([text], at(step, { ...risk, told: ['means'] })).last.step).toMatch(
      /^SUI\.(?:means|pills|apart)$/,
    );
  });

  it('then asks who can take it, where the distance was just spoken of', () => {
    const named = play(['my tablets are in the desk drawer'], at('SUI.1', OWN));
    const again = play(['they are in the drawer still'], named);
    expect(again.last.step).toMatch(/^(?:PERSON|SUI\.(?:pills|apart|means))$/);
    expect(again.last.lines).not.toEqual(named.last.lines);
  });

  it.each<[string, string, Risk]>([
    ['SOME.2', 'no plan. i dont have any pills here', SOMETIMES],
    ['SUI.near', 'my sister has the pills now', OWN],
    ['PERSON', 'my friend ana lives next door', OWN],
    ['SOME.2', 'sin plan. aqui no hay pastillas ni nada', es(SOMETIMES)],
    ['SUI.near', 'las pastillas las tiene mi hermana', es(OWN)],
    ['SQ.plain', 'no. i take my blood pressure tablets with breakfast', { level: 'concern' }],
    ['SQ.plain', 'no, para nada. mi mama toma sus pastillas de la presion', es({ level: 'concern' })],
  ])('at %s %j is nothing within reach', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).not.toMatch(/^SUI\.(?:means|today|pills)$/);
  });
});

describe('whether something should be done about it', () => {
  it.each<[string, string, Risk]>([
    ['SOME.3', 'should i get rid of the tablets or is that silly', SOMETIMES],
    ['SOME.2', 'do i need to do something about the pills', SOMETIMES],
    ['SUI.near', 'would it be over the top to give the meds to my neighbor', OWN],
    ['ABOUT.medicine', 'i mean should they be out of my flat', { ...SOMETIMES, told: ['means'] }],
    ['SOME.3', 'hago algo con las pastillas o es exagerado', es(SOMETIMES)],
    ['SOME.2', 'deberia sacar las pastillas de la casa?', es(SOMETIMES)],
    ['SUI.near', 'sera mejor que alguien me guarde los remedios', es(OWN)],
  ])('at %s %j is answered with yes', (step, text, risk) => {
    const { last } = play([text], at(step, risk));
    expect(last.step).toMatch(/^SUI\.(?:means|pills)$/);
    expect(last.lines[0]).toMatch(/^(?:Yes|Sí)/);
  });

  it.each<[string, string, Risk]>([
    ['SOME.3', 'should i quit my job or not', SOMETIMES],
    ['SUI.near', 'do you think i should tell my boss i quit', OWN],
    ['SOME.3', 'crees que deberia dejar el trabajo', es(SOMETIMES)],
    ['SUI.near', 'que harias tu, vendo la casa o no', es(OWN)],
  ])('at %s %j never gets a picture of how it would be done', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).not.toBe('ABOUT.advice');
  });
});

describe('something taken already', () => {
  it.each<[string, string, Risk]>([
    ['SQ.plain', 'i had a few of them earlier', { level: 'concern' }],
    ['SOME.2', 'had some of them already, not that many', SOMETIMES],
    ['SUI.means', 'i already had a couple', OWN],
    ['SQ.plain', 'me he tomado unas pocas ya', es({ level: 'concern' })],
    ['SOME.2', 'ya me tome varias hace rato', es(SOMETIMES)],
    ['SUI.means', 'bueno, unas cuantas ya me las tome', es(OWN)],
  ])('at %s %j gets help at once', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).toMatch(/^OD/);
  });

  it('is heard after pills were named, also where nothing was asked', () => {
    const en = play(
      ['my mom keeps a full box of sleeping pills in her drawer', 'i had a few of them'],
      at('TOPIC.low'),
    );
    expect(en.last.step).toMatch(/^OD/);
    const said = play(
      ['mi tia tiene la caja de pastillas llena en el cajon', 'me he tomado unas cuantas'],
      at('TOPIC.low', { language: 'es' }),
    );
    expect(said.last.step).toMatch(/^OD/);
  });

  it.each<[string, string, Risk]>([
    ['SQ.plain', 'no. i had a few friends over earlier', { level: 'concern' }],
    ['SQ.plain', 'i had a few of those days last year too', { level: 'concern' }],
    ['SQ.plain', 'ya me tome unas vacaciones y no sirvio', es({ level: 'concern' })],
    ['SQ.plain', 'no, me he tomado unos dias libres', es({ level: 'concern' })],
  ])('at %s %j is nothing taken', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).not.toMatch(/^OD/);
  });
});
