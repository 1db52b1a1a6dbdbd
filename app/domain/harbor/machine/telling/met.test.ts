import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

const said = ({ lines, ask }: ReturnType<typeof lastOf>) => [...lines, ask ?? ''].join(' ');

describe('what is told is met with its own who, what and feeling', () => {
  it.each([
    [
      'my sister and i had a blazing row last nite and now i feel guilty',
      'A quarrel with your sister, and now the guilt.',
    ],
    [
      'me and my brother had an argument about the car, hes not talking to me',
      'A quarrel with your brother.',
    ],
    ['my fella cheated on me and im raging', 'Cheated on by your partner, and now the anger.'],
    ['boss screamed at me infront of everyone, im so ashamed', 'Shouted at by your boss, and now the shame.'],
    ['waiting on my dads scan results, im scared', 'The wait for news about your father, and now the fear.'],
    [
      'mis amigas no me invitaron al cumple, me duele un montón',
      'Un rechazo de tus amistades, y ahora el dolor.',
    ],
    [
      'mi carnal me mintió con lo del dinero y estoy encabronado',
      'Una mentira de tu hermano, y ahora el enojo.',
    ],
    ['discutí con mi hermana, no me habla desde ayer', 'Una pelea con tu hermana.'],
    ['mi jefe me gritó delante de todos, qué vergüenza', 'Gritos de tu jefe, y ahora la vergüenza.'],
  ])('%j', (text, line) => {
    expect(lastOf([text]).lines).toContain(line);
  });

  it('says it once in a talk', () => {
    const told = 'my sister and i had a blazing row and i feel so sad';
    const { replies } = play([told, `${told} still`]);
    expect(replies.filter(({ lines }) => lines.some((line) => /^A quarrel/.test(line)))).toHaveLength(1);
  });

  it.each([
    'my sister is great',
    'my boyfriend and i never had a fight',
    'no me peleé con nadie',
    'hablé con mi hermana y todo bien',
    'i fight with sleep every night',
  ])('%j tells of no quarrel', (text) => {
    expect(said(lastOf([text]))).not.toMatch(/quarrel|pelea con/);
  });

  it.each([
    ['i want to die, i had a fight with my mum', 'crisis'],
    ['my boyfriend hit me last night and im scared', 'crisis'],
    ['mi pareja me grita y me empuja, tengo miedo', 'concern'],
  ])('danger goes first: %j', (text, level) => {
    const { last } = play([text]);
    expect(last.level).toBe(level);
    expect(said(last)).not.toMatch(/quarrel|pelea|[Ss]houted|Gritos/);
  });

  it('leaves an open exercise alone', () => {
    const from = inLanguage('WRITE.1', 'en', 'family');
    expect(said(lastOf(['my sister and i had a row and i feel guilty'], from))).not.toMatch(/quarrel/);
  });
});

describe('a line that means somebody else', () => {
  it.each([
    ['nah. you know what actually me and my sister had a massive row this morning', /own child|fresh/],
    ['my daughter has her GCSEs next week and shes a bag of nerves', /own child|Put your first/],
    [
      'my wife has her driving test tomorrow and shes panicking',
      /goes blank is in alarm|What shall we have ready/,
    ],
    [
      'la nena mía tiene un final el jueves y está hecha un manojo de nervios',
      /Lo que sabes|tus dos primeras/,
    ],
    ['mi nieta da la PSU el lunes y anda muy ansiosa la pobre', /quiere resolver todo/],
  ])('is not said of %j', (text, line) => {
    expect(said(lastOf([text]))).not.toMatch(line);
  });

  it.each([
    [
      'my lad is resitting his maths exam on monday and im worried sick',
      'MATTER.theirTest',
      'A test ahead for your son.',
    ],
    ['mi hija rinde el jueves y está re nerviosa', 'MATTER.theirTest', 'Una prueba de tu hija.'],
    ['my mum is starting chemo on tuesday', 'MATTER.theirHealth', 'The health of your mother.'],
    [
      'a mi esposo lo operan mañana del corazón y estoy asustada',
      'MATTER.theirHealth',
      'La salud de tu pareja.',
    ],
  ])('%j is about standing by them', (text, step, line) => {
    const last = lastOf([text]);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toBe(line);
  });

  it.each([
    ['i have an exam on friday and im freaking out', /^MATTER\.blank$/],
    ['mi hija no sale de su cuarto hace días', /^MATTER\.teen$/],
    ['my son failed his exam and says he wants to die', /^THIRD/],
    ['my boyfriend and i keep fighting about chores', /^TOPIC\.partner$/],
    ['me diagnosticaron cáncer ayer', /^TOPIC\.body$/],
  ])('%j goes as before', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });

  it('is put right by who is named after a question that is none', () => {
    const from = inLanguage('TOPIC.family', 'en', 'family');
    const last = lastOf(['my child?? i dont have kids. my SISTER. she called me a brat'], from);
    expect(last.step).toBe('TOPIC.family');
    expect(said(last)).toMatch(/sister/);
    expect(said(last)).not.toMatch(/child/);
  });
});

describe('guilt and shame', () => {
  it.each([
    'gave a pt the wrong dose and i keep going over it and over it',
    'i gave a patient the wrong meds today. hes fine but i cant forgive myself',
    'took my eyes off my toddler for a sec and she burned her hand. im a terrible mum',
    'la regué en el trabajo, mandé mal el pedido y ahora todos pagan',
    'metí la pata hasta el fondo con mi amiga, le conté su secreto a otro',
    'fue mi culpa que mi hermano se cayera de la moto',
  ])('%j is met as guilt, with something to do about it', (text) => {
    const last = lastOf([text]);
    expect(last.step).toBe('MATTER.guilt');
    expect(last.choices.map(({ id }) => id)).toEqual(['write', 'thought', 'words', 'letter']);
  });

  it.each([
    'im so embarrassed, i wet myself laughing in the office meeting',
    'qué vergüenza, me largué a llorar en plena reunión',
  ])('%j is met as shame', (text) => {
    expect(lastOf([text]).step).toBe('MATTER.shame');
  });

  it('goes on by its own lines when it is told again', () => {
    const { replies } = play([
      'gave a pt the wrong dose and i keep going over it',
      'he is fine. but i could have killed him',
      'no not work as in stress. i made a MISTAKE',
    ]);
    expect(replies.slice(1).map(({ step }) => step)).toEqual([
      'MATTER.guilt',
      'MATTER.guilt',
      'MATTER.guilt',
    ]);
    expect(said(replies[3] as (typeof replies)[number])).not.toMatch(/took it wrong|worried mind/);
  });

  it('after a death stays with the loss', () => {
    const last = lastOf(['my mum passed in june. i feel so guilty i wasnt there']);
    expect(last.step).toBe('TOPIC.grief');
    expect(said(last)).toMatch(/sorry for your loss.*Guilt comes to most/);
  });

  it.each([
    'it was not my fault at all, he crashed into me',
    'my boss made a mistake and blames me',
    'no fue mi culpa',
    'es culpa de mi jefe',
    'no me equivoqué, ellos sí',
    'mi esposo me pega y dice q es mi culpa',
    'im going to make him pay for his mistake, ill hurt him tonight',
  ])('%j is none', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^MATTER\.(?:guilt|shame)$/);
  });
});

describe('money lost on bets', () => {
  it.each([
    'lost 1100 on the football this weekend. half of it wasnt even mine',
    'cant stop betting on my phone, 3 grand down',
    'done 400 quid on the horses, missus doesnt know',
    'dropped 2k on draftkings this weekend and im sick about it',
    'perdí toda la quincena en las maquinitas',
    'me jugué el aguinaldo en la timba online',
    'no puedo parar de apostar en el celu',
  ])('%j is met as what it is, with one step and no blame', (text) => {
    const last = lastOf([text]);
    expect(last.step).toBe('MATTER.gambling');
    expect(said(last)).toMatch(/can happen to anyone|le puede pasar a cualquiera/);
  });

  it('names the line of the US as one of the US, and elsewhere none of it', () => {
    const { replies } = play([
      'lost 900 on cricket betting',
      'i do it on my phone',
      'it is mostly at the weekend',
    ]);
    expect(replies.map(said).join(' ')).toMatch(/US line for gambling is 1-800-522-4700/);
    const abroad = play([
      'i am in ireland',
      'lost 900 on the horses',
      'i do it on my phone',
      'it is mostly at the weekend',
    ]);
    expect(abroad.replies.map(said).join(' ')).not.toMatch(/1-800-522/);
  });

  it.each([
    ['lost everything betting and i want to end it', /^(?:SUI|SQ)/],
    ['perdí todo en las apuestas y no quiero seguir viviendo', /^SUI/],
    ['my husband gambles all our money away', /^NEAR$/],
    ['we lost the football on saturday', /^(?!MATTER\.gambling)/],
    ['i bet she hates me', /^(?!MATTER\.gambling)/],
    ['perdí el partido de fútbol con mi hijo', /^(?!MATTER\.gambling)/],
  ])('%j goes as before', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });

  it('is asked about softly when it weighs on', () => {
    const { replies } = play(
      ['i lost my wages on the slots tonight', 'i hate myself for it, it all feels so dark'],
      visit(),
    );
    expect(replies.some(({ step }) => step.startsWith('SQ.'))).toBe(true);
  });
});
