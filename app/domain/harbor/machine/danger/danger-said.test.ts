import { describe, expect, it } from 'vitest';
import { at, lastOf, play, stepsOf, visit } from '../../../../../tests/factories/harbor/play';

const asked = (step: string) =>
  at(step, { level: 'concern', raisedBy: 'signs', question: { step, passed: 0 } });
const after = (step: string, text: string) => lastOf([text], asked(step)).step;

describe('the police, an ambulance or anybody called for', () => {
  it.each([
    '911',
    'call the police',
    'cops. now.',
    'i need paramedics at my flat',
    'somebody pls come',
    'dame el numero de la policia',
    'necesito q venga la patrulla',
    'socorro',
    'que venga el samu ya',
  ])('%j is answered with the number before anything is asked', (text) => {
    const reply = lastOf([text]);
    expect(reply.step).toBe('NS');
    expect(reply.lines[0]).toContain('911');
    expect(reply.hasCard).toBe(true);
  });

  it.each([
    'i already called the police yesterday',
    'my job is at the 911 office',
    'vi una serie de policias',
  ])('%j calls nobody', (text) => expect(lastOf([text]).step).not.toBe('NS'));
});

describe('somebody close who hurts', () => {
  it.each([
    'he had his hand on my neck again',
    'he gets ugly when hes drunk, hes drunk again and starts yelling',
    'she threw the kettle at me again sunday',
    'le tengo miedo a mi marido',
    'me torcio el brazo anoche',
    'se le va la mano cuando bebe',
  ])('%j is asked about as that', (text) => expect(lastOf([text]).step).toMatch(/^(?:SQ\.hurt|HURT|HOME)/));

  it.each(['ya rompio la puerta', 'he is banging on the door', 'me esta ahorcando a mi bebe ayuda'])(
    '%j gets the number first',
    (text) => expect(lastOf([text]).step).toBe('HURT.911'),
  );

  it('is heard behind a no, and again after one', () => {
    expect(stepsOf(['le tengo miedo a mi marido', 'no no. que me pega']).at(-1)).toBe('HURT');
    expect(stepsOf(['le tengo miedo a mi marido', '>no', 'mi marido me pega']).at(-1)).toBe('HURT');
  });

  it('is heard in an exercise and on a page to write on', () => {
    expect(lastOf(['si se despierta me mata'], at('WRITE.1')).step).toBe('SQ.hurt');
    expect(lastOf(['he hit me again'], at('GRIEF.2')).step).toBe('SQ.hurt');
  });

  it('is given lines for that, where it says that it cannot get out', () => {
    const last = play(
      ['>cannot'],
      at('HURT.911', { level: 'imminent', flow: 'HURT', raisedBy: 'person' }),
    ).last;
    expect(last.step).toBe('HURT.cannot');
    expect(last.lines.join(' ')).toContain('88788');
    expect(last.lines.join(' ')).not.toContain('988');
  });

  it.each(['he beats me every night. at uno', 'el sol me pego duro', 'le tengo miedo a los examenes'])(
    '%j is no such thing',
    (text) => expect(lastOf([text]).step).not.toBe('HURT.911'),
  );
});

describe('something taken', () => {
  it.each([
    'i took half the box',
    'ive taken an overdose',
    'popped like 2 packs of panadol half hour ago',
    'i drank bleach',
    'me tome 2 cajas de acetaminofen hace una hora',
    'me baje el frasco entero',
  ])('%j is met with help now, not with a question about today', (text) => {
    expect(lastOf([text]).step).toBe('OD');
  });

  it('is heard by fewer words where danger stands open, and a sick body with it', () => {
    const open = at('SUI.today', { level: 'imminent', flow: 'SUI', raisedBy: 'person' });
    expect(lastOf(['its not family ive took some'], open).step).toBe('OD');
    expect(lastOf(['feel sick now'], open).step).toBe('OD');
  });

  it.each([
    'took all my tablets this morning, the box with the days on it',
    'ate the whole box of chocolates',
  ])('%j is none', (text) => expect(lastOf([text]).step).not.toBe('OD'));
});

describe('somebody else', () => {
  it.each([
    'my friend jaylen said hes gonna kms lol is that serious',
    'un amigo del insti dice que se quiere matar',
    'mi hermanita se lastima en el baño',
    'my roommate wrote a note i found it',
  ])('%j is about them', (text) => expect(lastOf([text]).step).toMatch(/^(?:THIRD|SQ\.third)/));

  it.each([
    'not me bro, my friend',
    'me? no. my daughter',
    'its dad not me',
    'YO NO. unai',
    'es ella, mi hermana menor',
    'pregunto por mi cuñado',
  ])('%j corrects the question about the own life', (text) =>
    expect(after('SQ.plain', text)).toBe('SQ.third'),
  );

  it.each([
    'he did it',
    'it was my dad',
    'no, my boyfriend done this',
    'fue mi novio',
    'me quemo mi padrastro',
  ])('to the question about hurting oneself, %j is told of the other', (text) =>
    expect(after('SQ.harm', text)).toBe('HURT'),
  );

  it('stays in danger when the person says no about themselves', () => {
    const third = at('SQ.soft', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' });
    const last = play(['>no'], third);
    expect(last.last.step).toBe('THIRD.words');
    expect(last.talk.risk).toMatchObject({ level: 'crisis', flow: 'THIRD' });
  });
});

describe('an answer in own words', () => {
  it('that is not understood after "sometimes" is asked once more, then taken for the graver one', () => {
    const some = at('SOME.2', { level: 'concern', raisedBy: 'person', answer: 'sometimes' });
    expect(play(['on tuesday the bus was late'], some).last.step).toBe('SOME.2');
    expect(play(['on tuesday the bus was late', 'green'], some).last.step).toBe('SUI.1');
  });

  it('that tells where the thing is goes on to the thing', () => {
    const some = at('SOME.2', { level: 'concern', raisedBy: 'person', answer: 'sometimes' });
    expect(play(['total tengo el fierro de mi viejo'], some).last.step).toBe('SUI.gun');
  });

  it.each([
    'i could get out i guess. sit in the diner',
    'putting my shoes on',
    'me bajo a la plaza con el perro',
  ])('%j is a step away from what could hurt', (text) => {
    const today = at('SUI.today', { level: 'imminent', flow: 'SUI', raisedBy: 'person' });
    expect(lastOf([text], today).step).toBe('SUI.who');
  });

  it.each([
    'i dont want to die i just want a day off',
    'nah fam im good just vexed',
    'no mi amor, yo quiero dormir',
  ])('%j is a no', (text) => expect(after('SQ.plain', text)).not.toMatch(/^(?:SQ\.again|SUI|SOME|QUIET)/));

  it.each(['no one would care', 'no puedo mas', 'no veo salida', 'nobody would miss me'])(
    '%j is none',
    (text) => expect(after('SQ.plain', text)).toMatch(/^(?:SQ|SOME|SUI|QUIET)/),
  );
});

it('goes on after a goodbye that was none', () => {
  const left = at('END.risk', { level: 'imminent', flow: 'SUI', raisedBy: 'person' });
  expect(play(['no tengo a nadie cerca'], left).last.step).toBe('SUI.near');
});

it('does not break an exercise off for one of its own answers', () => {
  for (const text of ['dejarle la luz del pasillo, como antes', 'told me i was in the way. i was too'])
    expect(lastOf([text], at('GRIEF.4')).step).not.toMatch(/^SQ/);
});

it('leads what is not understood back to a danger that stands open', () => {
  const open = at(
    'TOPIC.family',
    { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' },
    undefined,
  );
  expect(lastOf(['the lamp is on'], open).step).toMatch(/^SUI/);
  expect(visit().last.step).toBe('OPEN');
});

describe('about to, with the thing at hand', () => {
  const near = at('SUI.near', { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' });
  it.each(['leave it. im already sat in the garage with it', 'im going to do it now', 'lo voy a hacer ya'])(
    '%j comes before what was answered: the next minutes',
    (text) => expect(lastOf([text], near).step).toBe('SUI.today'),
  );

  it('is asked about where nothing was said before', () => {
    expect(lastOf(['im sat in the garage with my gun']).step).toMatch(/^SQ\./);
  });

  it('names the number first to who leaves then, and holds nobody', () => {
    const reply = lastOf(['bye'], at('SUI.today', { level: 'imminent', flow: 'SUI', raisedBy: 'person' }));
    expect(reply.step).toBe('END.risk');
    expect(reply.lines[0]).toContain('988');
  });

  it('is no button of a milder kind, read back', () => {
    const one = at('SUI.1', { level: 'crisis', flow: 'SUI', raisedBy: 'person' });
    expect(lastOf(['not today no. just getting things tidy'], one).lines.join(' ')).not.toContain(
      'only thoughts',
    );
  });
});

describe('who must close the page', () => {
  const home = at('HOME.plan', { level: 'crisis', flow: 'HOME', raisedBy: 'person' });
  it.each(['he is home now i must close', 'mejor lo dejo hasta aqui q puede despertar'])(
    '%j gets the way out and the way to delete, in two lines',
    (text) =>
      expect(lastOf([text], home)).toMatchObject({ step: 'HURT.screen', links: ['leave', 'deleteTalk'] }),
  );
});

describe('a night without a bed', () => {
  it.each([
    'no tengo donde dormir hoy',
    'mi mama me corrio de la casa',
    'my dad kicked me out',
    'i slept in my car',
  ])('%j goes before how one sleeps', (text) => {
    const reply = lastOf([text]);
    expect([reply.step, reply.lines.join(' ').includes('211')]).toEqual(['BED', true]);
  });
});

describe('food brought up again', () => {
  it('is asked about as what it is, and a fluttering heart with it leads to a doctor today', () => {
    const asked = play(['i threw it all up again']);
    expect(asked.last.step).toBe('SQ.food');
    expect(play(['>no', 'my heart keeps doing flips and i feel faint'], asked).last.step).toBe('FOOD.911');
  });
});
