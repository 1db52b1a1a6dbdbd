import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const OWN: Partial<Talk['risk']> = { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' };
const riskAt = (step: string): Partial<Talk['risk']> => ({
  ...OWN,
  flow: /^(?:HURT|HOME|THIRD|HARM|OD)/.exec(step)?.[0] ?? 'SUI',
});
const after = (step: string, text: string) => play([text], at(step, riskAt(step))).last;

describe('a sentence typed at a safety step carries its answer', () => {
  it.each([
    ['SUI.means', 'i could chuck the pills over at lees', 'PERSON.sent'],
    ['SUI.gun', 'mi compadre me la guarda', 'PERSON.sent'],
    ['SUI.gun', 'my sister has the key now', 'SUI.near'],
    ['SUI.today', 'they are in the bathroom cabinet, i went down to the kitchen', 'SUI.who'],
    ['SUI.today', 'what if they send the cops', 'BARRIER.b2'],
    ['SUI.today', 'llamé y no contesta nadie', 'PERSON.next'],
    ['SUI.who', 'son las 3, no voy a despertar a mi mamá', 'PERSON.line'],
    ['SUI.1', 'got the pills sat here but not for tonight', 'SUI.pills'],
    ['SUI.with', 'no better no worse', 'TEN.1'],
    ['SUI.near', 'lo de los diez minutos mejor', 'TEN.1'],
    ['SAFER', 'i just calmed down i think', 'SAFER.wave'],
    ['HARM', 'ya empapó la toalla', 'HARM.911'],
    ['BARRIER', 'otros lo necesitan más que yo', 'BARRIER.b3'],
    ['THIRD', 'se tragó un montón de algo', 'THIRD.911'],
    ['THIRD.ask', "she's asleep on my sofa now", 'THIRD.with'],
  ])('at %s %j leads to %s', (step, text, next) => {
    expect(after(step, text).step).toBe(next);
  });

  it.each([
    ['SUI.pills', 'do i have to give her the tablets', /tonight safer/],
    ['SUI.gun', 'wont they keep it for good', /not for good/],
    ['SUI.pills', 'me da cosa, parezco una niña chica', /tontería|no es de niños/],
    ['SUI.near', 'what do i even say to them', /You can say/],
    ['HOME.plan', 'no me contestaste si me quitan a los niños', /hijos/],
    ['BARRIER', "they'd take my kids", /take a child from anyone/],
    ['THIRD.ask', 'what if i say the wrong thing', /wrong words/],
    ['THIRD.ask', 'le digo a mi vieja? el me va a matar si le cuento', /dilo a quien esté cerca/],
  ])('at %s %j is answered, and the step stays', (step, text, says) => {
    const reply = after(step, text);
    expect(reply.step).toBe(step);
    expect(reply.lines.join(' ')).toMatch(says);
  });

  it('words of calm are no getting worse, and nobody is sent to somebody they did not name', () => {
    expect(after('SUI.with', 'calmer, we put the kettle on').step).toBe('SAFER');
    expect(after('PERSON', 'no me da el cuero para llamar a ninguno').step).not.toBe('PERSON.sent');
    expect(after('SUI.means', 'esas pastillas son para mi epilepsia').step).toBe('SUI.pills');
  });
});

describe('whose danger it is', () => {
  it.each(['soy yo la que está cansada, not my sister', "I'm the one", 'no es mi hermana, soy yo'])(
    '%j leads from the flow of somebody else to their own question',
    (text) => {
      const third = at('THIRD', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' });
      expect(play([text], third).last).toMatchObject({ step: 'SQ.plain', level: 'crisis' });
    },
  );

  it('letters for mum and sister are their own, not a fear for them', () => {
    const asked = at('SQ.plain', { level: 'concern', raisedBy: 'signs', seen: { 's.give': 1 } });
    const letters = play(
      ['nah works work. wrote my mum a letter and one for my sister, first since school haha'],
      asked,
    );
    expect(letters.last).toMatchObject({ step: 'SQ.again', level: 'concern' });
    const kept = play(['what? no theyre fine. its just so theyve got something to keep from me'], letters);
    expect(kept.last.step).toBe('SQ.doubt');
    expect(play(['dunno. ive got it planned for friday'], kept).last.step).toBe('SUI.1');
  });

  it('what a brother sent is asked about as his', () => {
    const text = 'ayer mi hermano me mandó un audio diciendo q ojalá no despertarse mañana';
    expect(play([text]).last.step).toMatch(/^(?:SQ\.third|THIRD)/);
  });
});

describe('a way to say that there is no danger', () => {
  it.each([
    'SUI.today',
    'SUI.means',
    'SUI.near',
    'SUI.who',
    'BARRIER',
    'HARM.2',
    'OD.911',
    'THIRD.with',
    'OTHER',
  ])('stands back at %s', (step) => {
    const { last } = at(step, { level: 'crisis', flow: step.split('.')[0] ?? '' });
    expect(last.choices.find(({ id }) => id === 'readWrong')?.isQuiet).toBe(true);
  });

  it('is asked about once where it was told, and then the flow is left', () => {
    const asked = play(['>readWrong'], at('SUI.today', OWN));
    expect(asked.last).toMatchObject({ step: 'SQ.sure', level: 'crisis' });
    const { last } = play(['>safe'], asked);
    expect(last).toMatchObject({ step: 'PICK', level: 'concern' });
    expect(play(['>notSafe'], asked).last.step).toBe('NS');
    expect(play(['no im not safe'], asked).last.level).not.toBe('concern');
  });

  it('closes kindly where nothing but signs led there', () => {
    const { last } = play(['>readWrong'], at('SUI.near', { ...OWN, raisedBy: 'signs' }));
    expect(last).toMatchObject({ step: 'PICK', level: 'concern' });
    expect(last.lines[0]).toMatch(/wrong/);
  });
});
