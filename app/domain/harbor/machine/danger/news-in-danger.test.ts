import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

type Risk = Parameters<typeof at>[1];
const body = (language: 'en' | 'es' = 'en', flow = 'WITHDRAW'): Risk => ({
  level: 'imminent',
  raisedBy: 'person',
  flow,
  language,
});
const own = (language: 'en' | 'es' = 'en', ...told: NonNullable<Risk>['told'] & string[]): Risk => ({
  level: 'crisis',
  raisedBy: 'person',
  flow: 'SUI',
  answer: 'yes',
  language,
  told,
});
const after = (step: string, risk: Risk, ...texts: string[]) => play(texts, at(step, risk)).last;

describe('news where a body is in danger', () => {
  it.each<[string, string, 'en' | 'es', string]>([
    ['WITHDRAW.cannot', 'Moiras up now, I woke her. shes got her coat on', 'en', 'COMING.with'],
    ['WITHDRAW.911', 'shes up now she heard me', 'en', 'COMING.with'],
    ['WITHDRAW.911', 'ya se despertó mi mujer', 'es', 'COMING.with'],
    ['WITHDRAW.cannot', 'right we are in the van. going to the regional', 'en', 'COMING.way'],
    ['COMING.with', 'vamos en el taxi al hospital', 'es', 'COMING.way'],
    ['COMING.with', 'shes rang 999 they say 20 minutes', 'en', 'COMING'],
    ['COMING.way', 'ya llegamos a urgencias', 'es', 'COMING.there'],
    ['COMING', 'the ambulance is here', 'en', 'COMING.there'],
  ])('at %s %j (%s) leads to %s', (step, text, language, to) => {
    expect(after(step, body(language), text)).toMatchObject({ step: to, level: 'imminent' });
  });

  it.each<[string, string]>([
    ['WITHDRAW.911', 'naebody else here but Moira and shes sleepin'],
    ['WITHDRAW.911', 'should we go in the car'],
    ['WITHDRAW.911', 'no la quiero despertar'],
    ['WITHDRAW.911', 'she should call an ambulance maybe'],
  ])('at %s %j is none', (step, text) => {
    expect(after(step, body(), text).step).not.toMatch(/^COMING/);
  });

  it('is taken with what is asked beside it', () => {
    const { step, lines } = after(
      'WITHDRAW.911',
      body(),
      'wifes with me yeah. so do i take the xanax or not?',
    );
    expect(step).toBe('COMING.with');
    expect(lines[0]).toMatch(/^No, not alone/);
  });

  it.each(['WITHDRAW', 'BODY', 'OD', 'FOOD'])('never leads to breathing or looking around (%s)', (flow) => {
    for (const step of ['SUI.with', 'TEN.1', 'COMING.with', 'COMING', 'WITHDRAW.alone'])
      for (const text of ['no change', 'the same', 'asdf qwer', 'done']) {
        const steps = play([text, text, text], at(step, body('en', flow))).replies.map((reply) => reply.step);
        expect(steps.join(' ')).not.toMatch(/TEN|GROUND|BREATH/);
      }
  });
});

describe('news where their own life is in danger', () => {
  it('that the thing is taken along and somebody stays', () => {
    const text =
      'ya está aquí Íñigo, le he dicho la frase tal cual y no ha preguntado nada, ha cogido la escopeta y los cartuchos y los ha metido en su coche, y dice que se queda a dormir';
    const { step, lines } = after('PERSON.sent', own('es', 'means', 'gun'), text);
    expect(step).toBe('SUI.with');
    expect(lines[0]).toMatch(/menos peligro/);
  });

  it.each<['en' | 'es', string]>([
    ['es', 'le he escrito, y me ha puesto que en veinte minutos está aquí'],
    ['en', 'he says he will be here in ten minutes'],
  ])('that somebody comes (%s): %j', (language, text) => {
    expect(after('PERSON.sent', own(language), text).step).toBe('SUI.with');
  });

  it.each<[string, 'en' | 'es', string, RegExp]>([
    [
      'SUI.means',
      'es',
      'es una escopeta, sí, y llevársela podría mi cuñado Íñigo, que tiene armero y licencia',
      /venga|Pídele|vengan/,
    ],
    ['SUI.means', 'es', 'la señora de al lado podría guardarlas', /plan|Pídelo/],
    ['SUI.gun', 'en', 'my brother in law could, he has a cabinet', /come/],
  ])('at %s (%s) %j: who could keep it is asked, and not asked for again', (step, language, text, line) => {
    const reply = after(step, own(language, ...(step === 'SUI.gun' ? (['gun'] as const) : [])), text);
    expect(reply.step).toBe('PERSON.sent');
    expect(reply.lines.join(' ')).toMatch(line);
  });
});

describe('what could be used', () => {
  it.each(['en', 'es'] as const)('is never carried off where it is a gun, or not known (%s)', (language) => {
    for (const told of [[], ['gun'], ['means']] as const)
      for (const step of ['SUI.means', 'SUI.gun']) {
        const { replies } = play(
          ['asdf qwer', 'asdf qwer', 'no hay nadie', 'nobody'],
          at(step, own(language, ...told)),
        );
        expect(replies.flatMap(({ lines }) => lines).join(' ')).not.toMatch(
          /mailbox|buzón|closed bag|bolsa cerrada/,
        );
      }
  });

  it.each([
    ['pills', 'SUI.pills'],
    ['gun', 'SUI.gun'],
  ] as const)('that was told as %s leads to what helps with that, and to no list', (thing, step) => {
    expect(after('SUI.near', own('en', 'means', thing), '>room').step).toBe(step);
  });
});
