import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const asked = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'concern', raisedBy: 'signs', language });

describe('a no with somebody else’s danger beside it', () => {
  it.each([
    ['SQ.hurt', 'es', 'a mi no joven, es el niño, traía unas marcas como de cinto', 'CHILD.other'],
    ['SQ.others', 'es', 'Dios me libre!! yo no, es el hombre ese el que le pega a mi nieto', 'CHILD.other'],
    ['SQ.food', 'en', 'no i eat fine. my grandson has belt marks on his back', 'CHILD.other'],
    ['SQ.plain', 'en', 'no not me. its the kid next door, his dad beats him every night', 'CHILD.other'],
    ['SQ.hurt', 'en', 'not me, its my sister, her husband wont let her out', 'HURT.other'],
    ['SQ.soft', 'en', 'nah not me mate, its me sister, her fella batters her', 'HURT.other'],
    ['SQ.hurt', 'es', 'no, a mi nadie. a mi mamá sí, mi padrastro la golpea', 'HURT.other'],
    ['SQ.hurt', 'en', 'no not me, the kids next door, theyre terrified of their dad', 'SQ.child'],
    ['SQ.plain', 'es', 'no yo estoy bien, es mi prima, le tienen amenazada', 'SQ.whom'],
    [
      'SQ.hurt',
      'en',
      'what no nobody is hurting me lol. im talking about my housemate. he stays in his room',
      'SQ.third',
    ],
  ] as const)('at %s (%s) it is opened as theirs: %j', (step, language, text, to) => {
    expect(play([text], asked(step, language)).last.step).toBe(to);
  });

  it.each(['SQ.plain', 'SQ.soft'])('is kept as a no to the own life at %s', (step) => {
    const { talk } = play(['no not me. its my sister, her husband hits her'], asked(step));
    expect(talk.risk.answer).toBe('no');
  });

  it.each([
    ['SQ.hurt', 'no nobody hurts me. my husband would never'],
    ['SQ.hurt', 'no. my back hurts thats all'],
    ['SQ.hurt', 'no. my son hits his brother sometimes thats all'],
    ['SQ.plain', 'no. my mum died and i miss her'],
  ] as const)('at %s nobody is asked about for %j', (step, text) => {
    expect(play([text], asked(step)).last.step).not.toMatch(/^(?:SQ|CHILD|HURT|THIRD)/);
  });

  it('"who is in danger" leads on by what is pressed', () => {
    const at = play(['no yo estoy bien, es mi prima, le tienen amenazada'], asked('SQ.plain', 'es'));
    expect(play(['>child'], at).last.step).toBe('CHILD.other');
    expect(play(['>hurt'], at).last.step).toBe('HURT.other');
    expect(play(['>life'], at).last.step).toBe('THIRD');
    expect(play(['>no'], at).talk.risk).toMatchObject({ level: 'none', answer: 'no' });
  });
});

describe('a child’s danger told by who cares for it', () => {
  const FEAR =
    'mi nieto Emiliano tiene 5 años. cuando es hora de que venga por el su padrastro se me esconde abajo de la mesa y se orina';
  it('is asked about as the child’s, and told with marks it leads to the line for children', () => {
    const first = play([FEAR], at('OPEN', { language: 'es' }));
    expect(first.last.step).toBe('SQ.child');
    const { last, talk } = play(['es el niño. traia unas marcas en la espaldita como de cinto'], first);
    expect(last.step).toBe('CHILD.other');
    expect(last.lines.join(' ')).toContain('1-800-422-4453');
    expect(talk.risk.level).toBe('crisis');
  });
  it('says that the name can be asked about first', () => {
    const { step, lines } = lastOf([
      'what number can i call for a child who is being beaten, without them knowing it was me',
    ]);
    expect(step).toBe('CHILD.other');
    expect(lines.join(' ')).toContain('You can ask first whether they need your name');
  });
  it('gives the number of the country where it is told', () => {
    const { lines } = lastOf(['my stepdad beats my little brother', 'im in leeds, england']);
    expect(lines.join(' ')).toContain('999');
    expect(lines.join(' ')).not.toContain('1-800-422-4453');
  });
  it('goes on with the child, and never asks who hurts the writer', () => {
    const steps = play([
      'my grandson has belt marks on his back',
      '>tell',
      'his mom says thats how boys are raised',
      'if i call the police they take him away and my daughter never speaks to me again',
      'its happening right now',
      '>called',
    ]).replies.map(({ step }) => step);
    expect(steps.slice(1)).toEqual([
      'CHILD.other',
      'CHILD.next',
      'CHILD.next',
      'CHILD.next',
      'HURT.seen',
      'CHILD.next',
    ]);
  });
  it.each(['my husband hits me and the kids', 'mi marido me pega y le pega a los niños'])(
    'with harm to themselves beside it is met as theirs: %j',
    (text) => {
      expect(lastOf([text]).step).toMatch(/^(?:HURT|SQ\.hurt)$/);
    },
  );
});
