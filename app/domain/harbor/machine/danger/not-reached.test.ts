import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

type Risk = NonNullable<Parameters<typeof at>[1]>;
const risk = (flow: string, more: Partial<Risk> = {}): Risk => ({
  level: 'imminent',
  raisedBy: 'person',
  flow,
  language: 'en',
  ...more,
});
const after = (text: string, step: string, given: Risk) => play([text], at(step, given)).last;
const ES = { language: 'es' } as const;

describe('nobody was reached yet', () => {
  it.each([
    ['pero si no llame a nadie todavia!! te estoy preguntando. que les digo al 911', ES],
    ['no llamé a nadie', ES],
    ['todavia no llame al 911', ES],
    ['i havent called anyone', {}],
    ['I called nobody', {}],
    ['i did not ring them yet', {}],
    ['nobody is coming', {}],
  ])('of somebody else the call is next: %s', (text, more) => {
    const given = risk('THIRD', { ...more, told: ['help'] });
    const last = after(text, 'THIRD.coming', given);
    expect(last.step).toBe('THIRD.911');
    expect(last.lines.join(' ')).toMatch(/address|dirección/);
  });

  it.each([
    ['what do i say to the police', {}],
    ['what do i tell 911', {}],
    ['que le digo a la policia', ES],
    ['como les explico al 911', ES],
  ])('what to say is told: %s', (text, more) => {
    const last = after(text, 'THIRD.unseen', risk('THIRD', more));
    expect(last.step).toBe('THIRD.911');
    expect(last.lines[0]).toMatch(/address|dirección/);
  });

  it('what to say to who is coming takes no call back', () => {
    const given = risk('THIRD', { told: ['help'] });
    expect(after('what do i say to the paramedics', 'THIRD.coming', given).step).toBe('THIRD.coming');
  });

  it.each([
    ['COMING.there', 'WITHDRAW', "I'm in nobodys hands, Im in my own kitchen", 'WITHDRAW.911', {}],
    ['COMING', 'WITHDRAW', 'i never called anyone', 'WITHDRAW.911', {}],
    ['COMING.with', 'BODY', 'no hay nadie conmigo', 'BODY.911', ES],
    ['SUI.stay', 'SUI', 'a mi nadie me contesto porque no llame a nadie', 'SUI.who', ES],
    ['SUI.with', 'SUI', 'i have not told anybody', 'SUI.who', {}],
  ])('at %s of %s what was taken for done is taken back: %s', (step, flow, text, to, more) => {
    expect(
      after(
        text,
        step,
        risk(flow, {
          ...more,
          told: ['beside', 'stopped', 'body'].slice(0, flow === 'WITHDRAW' ? 3 : 1) as Risk['told'],
        }),
      ).step,
    ).toBe(to);
  });

  it.each([
    ['Noel over the road would come if I rang', {}],
    ['my neighbour would come', {}],
    ['my sister might come if i asked her', {}],
    ['si la llamo viene mi prima', ES],
    ['mi hermana podria venir', ES],
  ])('who would come has to be asked: %s', (text, more) => {
    const last = after(text, 'SUI.who', risk('SUI', { ...more, answer: 'yes' }));
    expect(last.step).toBe('PERSON.sent');
  });

  it.each([
    ['la policia en rosario? me van a sacar cagando', 'THIRD.unseen', 'THIRD', ES],
    ['the doctor here is Dr OSullivan shes only open til 5', 'WITHDRAW.911', 'WITHDRAW', {}],
    ['the young doctor here is grand but shes gone home', 'BODY.911', 'BODY', {}],
    ['nobody here only the dog', 'SUI.who', 'SUI', {}],
    ['the one for here, whats the number', 'SUI.who', 'SUI', {}],
    ['could my brother be here in ten minutes', 'SUI.who', 'SUI', {}],
    ['la vecina esta dormida', 'SUI.who', 'SUI', ES],
    ['vivo solo, el perro esta aqui', 'SUI.who', 'SUI', ES],
  ])('nothing is claimed of it: %s', (text, step, flow, more) => {
    const last = after(
      text,
      step,
      risk(flow, { ...more, told: flow === 'WITHDRAW' ? ['stopped', 'body'] : [] }),
    );
    expect(last.step).not.toMatch(/^(?:COMING|SUI\.(?:with|stay)|THIRD\.coming|SAFER)/);
  });

  it.each([
    ['my brother is here now', 'SUI.who', 'SUI', 'SUI.with'],
    ['911 is on the way', 'THIRD.911', 'THIRD', 'THIRD.coming'],
    ['the ambulance is here', 'WITHDRAW.911', 'WITHDRAW', 'COMING.there'],
    ['marie is up and putting her coat on', 'WITHDRAW.911', 'WITHDRAW', 'COMING.with'],
    ['i called 911', 'THIRD.911', 'THIRD', 'THIRD.coming'],
  ])('and what is done is heard: %s', (text, step, flow, to) => {
    expect(after(text, step, risk(flow, { told: flow === 'WITHDRAW' ? ['stopped', 'body'] : [] })).step).toBe(
      to,
    );
  });
});
