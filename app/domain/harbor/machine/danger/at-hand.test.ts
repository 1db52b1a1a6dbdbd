import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const own = (language: 'en' | 'es') =>
  ({ level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes', language }) as const;

describe('something that could be used, named in typed words', () => {
  it.each([
    ['BARRIER.b4', 'none of this. ive got my 45 in the drawer right here and thats better company', 'en'],
    ['PERSON', 'none of em. my nine is loaded and it listens better', 'en'],
    ['SUI.near', 'the old 12 gauge is leaning by the bed', 'en'],
    ['PERSON.line', 'the .38 is on the table', 'en'],
    ['BARRIER.b2', 'forget people. dads remington is across my knees', 'en'],
    ['BARRIER.b3', 'nada de eso. tengo la nueve aca en la mesa', 'es'],
    ['PERSON', 'ninguno. la escopeta del viejo esta cargada atras de la puerta', 'es'],
    ['TEN.1', 'tengo el fierro abajo de la almohada', 'es'],
  ] as const)('is a gun and goes before the word of a button at %s: %j', (step, text, language) => {
    const { last, talk } = play([text], at(step, own(language)));
    expect(last.step).toBe('SUI.gun');
    expect(last.lines[0]).toMatch(/another room|otro cuarto/);
    expect(talk.risk.told).toEqual(expect.arrayContaining(['means', 'gun']));
  });

  it.each([
    ['SUI.who', 'i counted em. 62 tablets in the bag on my knees', 'en'],
    ['TEN.2', 'rope is already up in the garage tho', 'en'],
    ['PERSON.sent', 'im sat on the bridge rail, whats the point of a text', 'en'],
    ['SUI.who', 'ya las conte, son 40 pastillas y las tengo aca enfrente', 'es'],
    ['TEN.2', 'la soga ya la deje colgada en el galpon', 'es'],
    ['PERSON.sent', 'estoy en la baranda del puente, no me conteste nadie', 'es'],
  ] as const)('is to be left first, at %s, too: %j', (step, text, language) => {
    expect(play([text], at(step, own(language))).last).toMatchObject({
      step: 'SUI.today',
      level: 'imminent',
    });
  });

  it('is not asked about again as what it is', () => {
    const gun = play(['my glock is on the table next to me'], at('SUI.near', own('en')));
    expect(gun.last).toMatchObject({ step: 'SUI.gun', level: 'imminent' });
    const room = { ...gun.talk, memory: { ...gun.talk.memory, step: 'SUI.near' } };
    const offered = [{ id: 'room', label: 'Make the room safer', target: 'SUI.means' }];
    const again = play(['>room'], { ...gun, talk: { ...room, memory: { ...room.memory, offered } } });
    expect(again.last.step).toBe('SUI.gun');
  });

  it.each([
    ['SUI.near', 'i turned 45 in march and got nothing to show for it', 'en'],
    ['PERSON', 'my nine year old is asleep next door', 'en'],
    ['SUI.near', 'the 22 bus stops next to the door', 'en'],
    ['SUI.near', 'a las nueve llega mi hermana', 'es'],
    ['SUI.near', 'vivo en la 38 al lado de la plaza', 'es'],
    ['SUI.near', 'counted 12 days since she left', 'en'],
    ['SUI.near', 'the rope course was fun when i was a kid', 'en'],
    ['SUI.who', 'no hay armas en esta casa, gracias a dios', 'es'],
    ['SUI.who', 'my neighbor has the gun, he took it', 'en'],
  ] as const)('is not heard at %s in %j', (step, text, language) => {
    expect(play([text], at(step, own(language))).last.step).not.toMatch(/^SUI\.(?:gun|today)/);
  });
});

describe('a thing that is not put away yet', () => {
  it.each([
    [['i have a gun in the drawer', 'dave is on his way over'], 'SUI.gun', 'en', /another room/],
    [['tengo una pistola en el cajon', 'mi compadre viene para aca'], 'SUI.near', 'es', /otro cuarto/],
  ] as const)('is not forgotten when somebody comes after %j', (texts, step, language, words) => {
    const { last } = play([...texts], at(step, own(language)));
    expect(last.step).toBe('SUI.with');
    expect(last.lines.join(' ')).toMatch(words);
  });

  it('is named at the goodbye, too, in other words each time', () => {
    const { replies } = play(
      ['i have a gun in the drawer', 'dave is on his way over', 'goodbye'],
      at('SUI.near', own('en')),
    );
    const lines = replies.slice(-2).map(({ lines: [first] }) => first);
    expect(replies.at(-1)?.step).toBe('END.risk');
    expect(replies.at(-1)?.lines.join(' ')).toMatch(/another room/);
    expect(new Set(lines).size).toBe(2);
  });

  it('is said no more once it is away', () => {
    const { last } = play(
      ['i have a gun in the drawer', 'my neighbor took the gun', 'dave is on his way over'],
      at('SUI.near', own('en')),
    );
    expect(last.step).toBe('SUI.with');
    expect(last.lines.join(' ')).not.toMatch(/another room/);
  });
});

describe('what they hurt themselves with, found by others', () => {
  it.each([
    ['SQ.third', 'what? no. moms fine shes just dramatic. they found my blades ok', 'en'],
    ['SQ.third', 'no shes fine. mum found my razors in the bin', 'en'],
    ['TOPIC.family', 'my mom found my razors', 'en'],
    ['SQ.hurt', 'nobody hurts me. dad just found the knife i use n went mental', 'en'],
    ['SQ.third', 'no ella esta bien. me encontraron las cuchillas', 'es'],
    ['TOPIC.family', 'mi vieja me encontro las gillettes en la mochila', 'es'],
    ['TOPIC.family', 'mi hermana me saco las navajitas del estuche', 'es'],
    ['SQ.hurt', 'no, nadie. mi mama hallo la navaja con la que me corto', 'es'],
  ] as const)('is asked about at %s, and no "no" is taken from it: %j', (step, text, language) => {
    const { last } = play([text], at(step, { language }));
    expect(last).toMatchObject({ step: 'SQ.harm', level: 'concern', asks: true });
  });

  it.each([
    ['they found my weed and my vape', 'en'],
    ['i finally found my razor, shaved and went to work', 'en'],
    ['found new blades for the lawnmower', 'en'],
    ['me encontraron el celular y me lo quitaron', 'es'],
    ['encontre mi navaja suiza, que bueno', 'es'],
  ] as const)('is not %j', (text, language) => {
    expect(play([text], at('TOPIC.family', { language })).last.step).not.toBe('SQ.harm');
  });
});
