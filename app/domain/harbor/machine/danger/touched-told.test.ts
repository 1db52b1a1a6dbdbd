import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

type Risk = Partial<Talk['risk']>;
const HOSPITAL = /hospital|wash|lavar/i;

describe('a touch that was not wanted', () => {
  it.each<[string, Risk]>([
    ['my manager keeps putting his hand on my lower back', {}],
    ['a customer grabbed my bum at the bar last night', {}],
    ['he slid his hand along my thigh in the meeting, my team lead', {}],
    ['this guy on the bus rubbed himself against me', {}],
    ['mi supervisor me puso la mano en la pierna por debajo de la mesa', { language: 'es' }],
    ['el encargado me manoseo en el almacen', { language: 'es' }],
    ['un cliente me agarro las nalgas', { language: 'es' }],
  ])('%j is taken as told, and sends nobody to a hospital', (text, risk) => {
    const first = play([text], at('TOPIC.work', risk));
    expect(first.last.step).toBe('ASSAULT');
    const then = play(['>soon'], first).last;
    expect(then.step).toBe('ASSAULT.touched');
    expect(then.lines.join(' ')).not.toMatch(HOSPITAL);
  });

  it.each([
    'me toco trabajar el domingo otra vez',
    'my husband squeezed my bum lol',
    'the song really touched me',
    'le toco a mi hermana pagar',
    'the baby grabbed my shirt',
  ])('%j is none', (text) => {
    expect(play([text]).last.step).not.toMatch(/^(?:ASSAULT|HURT)/);
  });

  it.each<[string, Risk]>([
    ['no he only touched me over my clothes, not the hospital thing', {}],
    ['no llego a tanto, solo me toco', { language: 'es' }],
  ])('%j puts the hospital right', (text, risk) => {
    const { last } = play([text], at('ASSAULT.soon', { level: 'crisis', flow: 'ASSAULT', ...risk }));
    expect(last.step).toBe('ASSAULT.touched');
  });

  it.each<[string, Risk]>([
    ['im scared they sack me if i say anything', {}],
    ['y si digo algo me corren', { language: 'es' }],
    ['no quiero perder la chamba', { language: 'es' }],
  ])('%j: notes, one person, and who knows the rights', (text, risk) => {
    const from = at('ASSAULT', { level: 'crisis', flow: 'ASSAULT', told: ['touched'], ...risk });
    const { last } = play(['>soon', text], from);
    expect(last.lines.join(' ')).toMatch(/union|sindicato/);
    expect(last.lines.join(' ')).toMatch(/date|fecha/);
  });

  it('stays known in an exercise', () => {
    const { last } = play(
      ['it was only a touch, but i cannot lose my job over it'],
      at('GROUND.2', { told: ['touched'] }),
    );
    expect(last.step).not.toBe('SQ.hurt');
    expect(last.lines.join(' ')).toMatch(/union/);
  });

  it('does not ask who it was where the boss was named', () => {
    const risk: Risk = { level: 'crisis', flow: 'HURT', told: ['boss', 'touched'] };
    expect(play(['>again'], at('HURT', risk)).last.step).toBe('ASSAULT');
  });
});

describe('their temper', () => {
  const HOME: Risk = { level: 'crisis', flow: 'HURT', told: ['partner'] };
  it.each<[string, Risk]>([
    ['no he is at the pub. honestly its not abuse he just has a short fuse', HOME],
    ['no shes on shift. she promised it wont happen again', HOME],
    ['no, anda trabajando hasta las 8. no es maltrato, es que tiene caracter', { ...HOME, language: 'es' }],
    ['no, salió de viaje. él no es violento, solo es de mecha corta', { ...HOME, language: 'es' }],
    ['no esta en casa, y me juro que no pasa mas', { ...HOME, language: 'es' }],
  ])('%j: one honest line, and the plan', (text, risk) => {
    const { step, lines } = play([text], at('HURT', risk)).last;
    expect(step).toBe('HOME.plan');
    expect(lines[0]).toMatch(/temper|promise|genio|promesa|name|nombre/i);
  });

  it('takes that they are away as not now', () => {
    const { step } = play(
      ['no shes out at the shops till 5'],
      at('HURT', { level: 'crisis', flow: 'HURT' }),
    ).last;
    expect(step).toBe('HURT.who');
  });

  it('says what control is once in a talk', () => {
    const { replies } = play(
      ['he reads my phone', '>yes', 'my husband checks my phone and my money goes to his account'],
      at('TOPIC.partner'),
    );
    const said = replies.flatMap(({ lines }) => lines).filter((line) => /form of harm/.test(line));
    expect(said.length).toBeLessThanOrEqual(1);
  });
});
