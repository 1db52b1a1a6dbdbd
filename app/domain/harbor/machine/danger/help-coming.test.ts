import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

type Risk = Partial<Talk['risk']>;
const flow = (name: string, more: Risk = {}): Risk => ({
  level: 'imminent',
  flow: name,
  raisedBy: 'person',
  ...more,
});
const es = (name: string): Risk => flow(name, { language: 'es' });

describe('who calls for help', () => {
  it.each<[string, string, Risk]>([
    ['OD.911', 'alright im ringing them now', flow('OD')],
    ['OD.cannot', 'on the phone with 911 rn', flow('OD')],
    ['OD', 'yes im dialing', flow('OD')],
    ['OD.911', 'ok ya estoy llamando', es('OD')],
    ['OD.cannot', 'estoy al telefono con emergencias', es('OD')],
    ['OD', 'bueno voy a llamar', es('OD')],
    ['WITHDRAW.911', 'fine, calling', flow('WITHDRAW')],
    ['WITHDRAW.911', 'vale llamo ahora', es('WITHDRAW')],
    ['BODY.911', 'im on with the dispatcher', flow('BODY')],
    ['BODY.911', 'voy a llamar ya mismo', es('BODY')],
  ])('at %s %j hears what to do until they come', (step, text, risk) => {
    const { last, talk } = play([text], at(step, risk));
    expect(last.step).toMatch(/^(?:OD\.wait|COMING)$/);
    expect(talk.risk.level).toBe('imminent');
  });

  it.each<[string, string, Risk]>([
    ['OD.wait', 'they said an ambulance is on its way', flow('OD')],
    ['SUI.today', 'they are sending somebody over', flow('SUI', { answer: 'yes' })],
    ['SUI.worse', 'la patrulla ya viene para aca', flow('SUI', { answer: 'yes', language: 'es' })],
    ['OD.911', 'me dijeron que ya mandan una ambulancia', es('OD')],
    ['HARM.911', 'paramedics are coming', flow('HARM')],
    ['WITHDRAW.911', 'ya vienen', es('WITHDRAW')],
  ])('at %s %j hears how to be found', (step, text, risk) => {
    const { last } = play([text], at(step, risk));
    expect(last.step).toBe('COMING');
    expect(last.lines.join(' ')).toMatch(/door|puerta/i);
  });

  it.each<[string, string, Risk]>([
    ['HURT.911', 'police are on their way', flow('HURT')],
    ['HURT.911', 'ya llame a la policia, ya vienen', es('HURT')],
  ])('at %s %j stays away from who hurts them', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).toBe('COMING.hurt');
  });

  it.each<[string, string, Risk]>([
    ['OD.911', 'i am not calling anyone', flow('OD')],
    ['OD.911', 'no voy a llamar a nadie', es('OD')],
    ['OD.911', 'what if i dont call', flow('OD')],
    ['SUI.today', 'my ex keeps calling me', flow('SUI', { answer: 'yes' })],
    ['HURT.911', 'he says he is coming', flow('HURT')],
  ])('at %s %j is no call for help', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).not.toMatch(/^(?:OD\.wait|COMING)/);
  });

  it.each<[string, string, Risk]>([
    ['OD.911', 'theyre gonna be so mad at me for it', flow('OD')],
    ['OD', 'will they shout at me', flow('OD')],
    ['WITHDRAW.911', 'i dont want them to judge me for the booze', flow('WITHDRAW')],
    ['OD.911', 'seguro me retan por tonta', es('OD')],
    ['WITHDRAW.911', 'me da miedo que me reganen los doctores', es('WITHDRAW')],
    ['OD', 'que me van a hacer ahi', es('OD')],
  ])('at %s %j is told that they treat first', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.lines[0]).toMatch(/treat|curar|atender/i);
  });

  it.each<[string, string, Risk]>([
    ['OD.911', 'i dont have insurance though', flow('OD')],
    ['BODY.911', 'an ambulance costs thousands', flow('BODY')],
    ['OD', 'im undocumented so i cant go', flow('OD')],
    ['OD.911', 'es que no tengo papeles', es('OD')],
    ['BODY.911', 'cuanto me cobran por la ambulancia', es('BODY')],
    ['WITHDRAW.911', 'no tengo seguro', es('WITHDRAW')],
  ])('at %s %j is told that it comes after the treatment', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.lines[0]).toMatch(/no crime|delito/i);
  });

  it('answers both where both are said', () => {
    const { last } = play(['ok im calling but they will yell at me'], at('OD.911', flow('OD')));
    expect(last.step).toMatch(/^(?:OD\.wait|COMING)$/);
    expect(last.lines.join(' ')).toMatch(/treat/);
  });
});

describe('who helps somebody else', () => {
  it.each<[string, string, Risk]>([
    ['THIRD.911', 'ok im calling now', flow('THIRD')],
    ['THIRD.unseen', 'they transferred me, someone is being sent to her flat', flow('THIRD')],
    ['THIRD.911', 'ya estoy llamando', es('THIRD')],
    ['THIRD.check', 'dicen que mandan a alguien a su casa', es('THIRD')],
  ])('at %s %j is confirmed', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).toBe('THIRD.coming');
  });

  it.each<[string, string, Risk]>([
    ['THIRD.me', 'they got to her, shes in the ambulance', flow('THIRD')],
    ['THIRD.coming', 'police found her, she is breathing', flow('THIRD')],
    ['THIRD.911', 'she picked up. shes ok, with her mom', flow('THIRD')],
    ['THIRD.me', 'la encontraron, va en la ambulancia', es('THIRD')],
    ['THIRD.coming', 'ya lo hallaron, esta vivo', es('THIRD')],
    ['THIRD.911', 'contesto! esta bien, con su mama', es('THIRD')],
  ])('at %s %j brings relief and what comes next', (step, text, risk) => {
    const { last } = play([text], at(step, risk));
    expect(last.step).toBe('THIRD.found');
  });

  it.each<[string, string, Risk]>([
    ['THIRD.coming', 'they have not found her', flow('THIRD')],
    ['THIRD.coming', 'they found him dead', flow('THIRD')],
    ['THIRD.coming', 'hope she is ok', flow('THIRD')],
    ['THIRD.coming', 'todavia no lo encuentran', es('THIRD')],
  ])('at %s %j is no good news', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.step).not.toMatch(/^THIRD\.(?:found|safe|good)/);
  });

  it.each<[string, string, Risk]>([
    ['THIRD.me', 'what do i tell her when she answers', flow('THIRD')],
    ['THIRD.911', 'what should i say to leo if he picks up', flow('THIRD')],
    ['THIRD.coming', 'what do i say to him', flow('THIRD')],
    ['THIRD.me', 'que le digo a mi hermano si contesta', es('THIRD')],
    ['THIRD.coming', 'y que le digo cuando atienda', es('THIRD')],
  ])('at %s %j gets two sentences', (step, text, risk) => {
    const { last } = play([text], at(step, risk));
    expect(last.lines[0]).toMatch(/^(?:Say|Di|Puedes|You can)/);
    expect(last.lines.join(' ')).toMatch(/angry|enoj|molest/i);
  });

  it.each<[string, string, Risk]>([
    ['THIRD.unseen', 'she is in another city, 5 hours from me. who do i call', flow('THIRD')],
    ['THIRD.911', 'does 911 work if hes in ohio and im in texas', flow('THIRD')],
    ['THIRD', 'he lives far away i cant get there', flow('THIRD')],
    ['THIRD.unseen', 'vive en otra ciudad, a quien llamo', es('THIRD')],
    ['THIRD.911', 'sirve el 911 si esta en otro estado', es('THIRD')],
    ['THIRD.silent', 'esta a 6 horas de aqui', es('THIRD')],
  ])('at %s %j is told that the call is passed on', (step, text, risk) => {
    expect(play([text], at(step, risk)).last.lines[0]).toMatch(/pass|pasan/i);
  });
});
