import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const QUESTION = /^(?:SQ|SUI|HOW|LOW)/;

describe('a correction, or a question what to say, in which only the learned listener hears danger', () => {
  it.each([
    ['en', 'keep?? what do you mean keep. im asking if i should go or not lol'],
    ['en', 'is it too late to just ask her how she is, or does that look like I want her piping arm'],
    ['en', 'how do i tell my boss im quitting on friday'],
    ['en', 'what do you mean better. i asked about the rent'],
    ['en', 'its not me its him. how do i even bring it up without sounding like his mum'],
    ['en', 'should i text my sister first or let it be'],
    ['en', 'you are not listening. do i move or do i stay'],
    ['es', 'y a mi hermano q le digo? pa q se quede los sabados aunque sea, sin acabar a gritos'],
    [
      'es',
      'cerca mi hermano?? pero si t acabo de decir q no viene ni coge el telefono. no m entiendes picha',
    ],
    ['es', 'como le pido a mi cuñada que me devuelva las llaves'],
    ['es', 'no me entiendes, te pregunte por el turno del martes'],
    ['es', 'será tarde para preguntarle a mi tía cómo está'],
  ] as const)('asks nothing at once (%s): %j', (language, text) => {
    expect(play([text], at('OPEN', { language })).last.step).not.toMatch(QUESTION);
  });

  it.each([
    ['en', "i told you he's hurting her"],
    ['en', 'what do you mean safe, i have the pills here'],
    ['en', 'what do i tell my kids so they understand why im gone'],
    ['en', 'how do i tell my mum i want to die'],
    ['en', 'i said i want out. out of life'],
    ['en', 'i just told you he hits me'],
    ['en', 'what do you mean keep. i dont want to keep living'],
    ['en', 'should i tell my wife where the gun is'],
    ['en', 'is it too late to say sorry before i go for good'],
    ['en', 'you are not listening. i cant do this anymore'],
    ['en', 'i asked you how many of these it takes'],
    ['en', 'what should i write in my goodbye letter to my brother'],
    ['en', 'how do i ask my sister to take my dog, i wont be around'],
    ['en', "my friend told me she'll end it tonight, what do i say to her"],
    ['en', 'what do you mean. i already said nobody would miss me'],
    ['es', 'y a mi hermano qué le digo, que me perdone por lo de mañana'],
    ['es', 'como le digo a mi mama que ya no quiero vivir'],
    ['es', 'que le digo a mi esposo para que no me pegue'],
    ['es', 'ya te dije que me pega'],
    ['es', 'a mi hija que le dejo escrito para cuando yo no este'],
    ['es', 'te acabo de decir que tengo miedo de el'],
    ['es', 'no me entiendes, ya no aguanto mas'],
    ['es', 'sera tarde para despedirme de mis hijos'],
    ['es', 'como le explico a mi hijo que su papa nos va a matar'],
    ['es', 'te pregunte si duele morir asi'],
    ['es', 'que le digo a mi amiga, dice que se quiere matar'],
  ] as const)('danger told in such words is met (%s): %j', (language, text) => {
    expect(play([text], at('OPEN', { language })).last.step).toMatch(/^(?:SQ|SUI|HOW|HURT|THIRD|HOME)/);
  });

  it('still adds up with what is told next', () => {
    const { last } = play([
      'keep?? what do you mean keep. im asking if i should go or not',
      'everything feels pointless and nobody would miss me',
    ]);
    expect(last.step).toMatch(QUESTION);
  });
});

describe('worn out by caring for somebody', () => {
  it.each([
    'yo vivo con mi mamá hace cuatro meses desde que se cayó y la verdad ya no doy más, entre el turno en el call center y ella que me llama cada cinco minutos',
    'im exhausted, since my dad had a stroke he rings me every ten minutes',
  ])('is no fear for their life: %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^(?:SQ|THIRD)/);
  });
  it.each([
    'cuido a mi papá, ya no doy más, y él se quiere matar',
    'i look after my dad and im exhausted, he says he wants to end it',
  ])('with their danger told beside it is met: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:SQ|THIRD|SUI)/);
  });
});

describe('a house, papers, a dog given away', () => {
  it('is asked about as what it is, and nothing untold is named when it is asked again', () => {
    const first = play(
      ['tengo 67 años. queria preguntar como se hace para dejar la casa a nombre de los hijos'],
      at('OPEN', { language: 'es' }),
    );
    expect(first.last.step).toBe('SQ.given');
    const second = play(
      ['señorita yo no he dicho eso. solo quiero dejar todo en orden para mis hijos'],
      first,
    );
    expect(second.last.step).toBe('SQ.again');
    const said = [...first.last.lines, ...second.last.lines].join(' ');
    expect(said).not.toMatch(/una vez|Diste|dejaste/);
  });
});
