import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';

const OWNED = /^(?:Thank you for saying so\. I took it wrong|Gracias por decirlo\. Lo entendí mal)/;
const after = (said: string, text: string) => play([said, text]).last;

describe('a correction of whom it is about', () => {
  it.each([
    ['my son is 12 and he wont talk to me', 'what son?? its my nephew', /child/],
    ['me and my mum had a huge argument', 'not my mum, my step mum', /mother/],
    ['my dad is in hospital', 'i said my grandad not my dad', /father/],
    ['i have an exam tomorrow', 'no no its my daughter thats sitting it not me', /studies|exam/],
    ['me pelee con mi mama', 'no mi mama, mi suegra', /[Mm]adre/],
    ['mi hijo no me habla', 'cual hijo? yo no tengo hijos, es mi sobrino', /[Hh]ijo/],
    ['tengo un examen el jueves', 'no no, el examen es de mi hijo', /[Ee]studi/],
  ])('is owned, and what was wrong is not said again: after %j %j', (said, text, wrong) => {
    const { lines, ask, step } = after(said, text);
    expect(lines[0]).toMatch(OWNED);
    expect(step).toMatch(/^(?:TOPIC\.family|MATTER\.theirTest)$/);
    expect([...lines, ask].join(' ')).not.toMatch(wrong);
  });

  it('goes on with what is told beside it', () => {
    const { last } = play([
      'my son is 12 and he wont talk to me',
      'my child?? i dont have kids. my SISTER. she borrowed my coat for a festival and i called her a spoilt brat',
    ]);
    expect(last.lines[0]).toMatch(OWNED);
    expect(last.step).not.toMatch(/^ASKED|^UNSURE/);
    expect(last.lines.join(' ')).not.toMatch(/own child/);
  });
});

describe('that they were not heard', () => {
  it.each(['are you even listening to me or what', 'me estas escuchando?'])(
    'is no question who reads along: %j',
    (text) => {
      expect(after('my sister and i had a row', text).step).toBe('CORRECT');
    },
  );

  it('in the middle of an exercise ends it, with what was said beside it', () => {
    const { last } = play([
      '>sleep',
      '>start',
      '>3',
      '>awake',
      'no me estas escuchando o si? extraño mi casa',
    ]);
    expect(last.step).not.toMatch(/^ABOUT|^SLEEP/);
    expect(last.lines[0]).toMatch(/^(?:Thank you|Gracias|Lo leí mal|I read that wrong)/);
  });
});

it('a joke that was missed is owned as that', () => {
  expect(after('i hate mondays lol', 'lmao what. that was a joke').step).toBe('JOKE');
  expect(after('odio los lunes jaja', 'era broma che').step).toBe('JOKE');
});

it.each([
  ['who reads this?', /^ABOUT\.reads/],
  ['my son is not talking to me', /^(?:TOPIC|WHICH|CONFIRM)/],
  ['i do not have a job', /^(?:TOPIC|MATTER|WHICH|CONFIRM)/],
  ['no tengo amigos', /^(?:TOPIC|WHICH|CONFIRM|UNSURE)/],
  ['it was a joke of a meeting at work', /^(?!JOKE)/],
] as const)('is not heard in %j', (text, step) => {
  expect(lastOf(['i feel stressed', text]).step).toMatch(step);
  expect(lastOf(['i feel stressed', text]).lines[0]).not.toMatch(OWNED);
});
