import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

type Language = 'en' | 'es';
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'WORDS.2': ['she moved my shift and told nobody'],
  'WORDS.3': ['she moved my shift and told nobody', 'a say in it'],
  'WORDS.done': ['she moved my shift and told nobody', 'a say in it', 'ask me first'],
  'SOLVE.2': ['the landlord comes at ten'],
  'SOLVE.3b': ['the landlord comes at ten', 'one more week', 'call him today'],
  'SOLVE.3c': ['the landlord comes at ten', 'one more week', 'call him today', 'ask my cousin'],
  'DECIDE.2': ['to move or to stay'],
};
/** A talk at the first step of an exercise, by its buttons where it is offered first. */
function begun(family: string, language: Language): Played {
  const from = at(`${family}.1`, { language });
  return from.last.step === 'X.offer' ? play(['>start', '>3'], from) : from;
}
/** A talk that stands at a step of an exercise, with what is written before it. */
function atStep(step: string, language: Language): Played {
  const played = play(BEFORE[step] ?? [], begun(step.split('.')[0] ?? '', language));
  expect(played.last.step).toBe(step);
  return played;
}
const said = (step: string, text: string, language: Language) => play([text], atStep(step, language));
const valuesOf = ({ talk }: Played) =>
  Object.entries(talk.memory.slots).flatMap(([as, value]) => (as === 'before' ? [] : [value]));

describe('a question about the step', () => {
  it.each([
    ['WORDS.2', 'would that come across as rude?', 'en'],
    ['WORDS.3', 'is this the bit she reads?', 'en'],
    ['WORDS.1', 'do i write it to him or about him', 'en'],
    ['SOLVE.2', 'how many more of these are there?', 'en'],
    ['DECIDE.2', 'does it have to be one line', 'en'],
    ['WORDS.3', 'can i tell him that without sounding needy?', 'en'],
    ['WORDS.2', 'eso suena muy grosero?', 'es'],
    ['WORDS.3', 'esto es lo que ella va a leer?', 'es'],
    ['WORDS.1', 'se lo escribo a él o hablo de él', 'es'],
    ['SOLVE.2', 'cuántas preguntas faltan?', 'es'],
    ['DECIDE.2', 'tiene que ser una sola frase?', 'es'],
    ['WORDS.3', 'puedo decirle eso sin sonar intensa?', 'es'],
  ] as const)('is answered, and is no line of theirs: at %s %j', (step, text, language) => {
    const played = said(step, text, language);
    expect(played.last.step).toBe(step);
    expect(valuesOf(played)).not.toContain(text);
    expect(played.last.lines.length + (played.last.ask ? 1 : 0)).toBeGreaterThan(1);
  });

  it.each([
    ['SLEEP', 'how long does it take?', 'en', /3/],
    ['BREATH', 'is it long? i have to study', 'en', /2/],
    ['BREATH', 'cuánto tiempo es? tengo que estudiar', 'es', /2/],
    ['SLEEP', 'es muy largo?', 'es', /3/],
  ] as const)(
    'of how long %s takes is answered with its minutes: %j',
    (exercise, text, language, minutes) => {
      const offered = at(`${exercise}.1`, { language });
      expect(offered.last.step).toBe('X.offer');
      const { last } = play([text], offered);
      expect(last.step).toBe('X.offer');
      expect(last.lines.join(' ')).toMatch(minutes);
      expect(last.choices.map(({ id }) => id)).toContain('start');
    },
  );
});

describe('a wish to have a line deleted', () => {
  it.each([
    ['no wait delete that', 'en'],
    ['scratch that last one', 'en'],
    ['take that out please', 'en'],
    ['no, borra eso', 'es'],
    ['quita lo último por favor', 'es'],
    ['elimina esa parte', 'es'],
  ] as const)('takes the last line out and asks for it again: %j', (text, language) => {
    const played = said('WORDS.2', text, language);
    expect(played.last.step).toBe('WORDS.1');
    expect(valuesOf(played)).toEqual([]);
  });

  it.each([
    ['nah delete it, it has me ranting at you', 'en'],
    ['no delete that, i come across as rude in it. did i get it right or not?', 'en'],
    ['no, erase that one', 'en'],
    ['no borra eso mejor', 'es'],
    ['erase it please', 'en'],
    ['get rid of that lol. did i do it right?', 'en'],
    ['bórralo, salgo yo peleando contigo', 'es'],
    ['no no, elimínalo', 'es'],
    ['quítalo todo porfa', 'es'],
  ] as const)('deletes what is shown: %j', (text, language) => {
    expect(said('WORDS.done', text, language).last.step).toBe('WORDS.deleted');
  });

  it.each([
    ['dont delete it', 'en'],
    ['no quiero borrarlo', 'es'],
    ['i do not want to delete it', 'en'],
    ['please never delete that', 'en'],
    ['no lo borres', 'es'],
  ] as const)('is not read into %j', (text, language) => {
    expect(said('WORDS.done', text, language).last.step).not.toBe('WORDS.deleted');
  });
});

describe('a complaint to Harbor', () => {
  it.each([
    ['WORDS.3', 'hello? you ignored my question', 'en'],
    ['WORDS.2', 'u never answered me', 'en'],
    ['SOLVE.3b', 'thats not what i asked you', 'en'],
    ['WORDS.3', 'oye no me respondiste', 'es'],
    ['WORDS.2', 'te hice una pregunta y ni caso', 'es'],
    ['SOLVE.3b', 'eso no fue lo que te pregunté', 'es'],
  ] as const)('is owned, and is no line of theirs: at %s %j', (step, text, language) => {
    const played = said(step, text, language);
    expect(played.last.step).toBe(step);
    expect(valuesOf(played)).not.toContain(text);
  });

  it.each([
    [
      'WORDS.3',
      'you ignored me there. anyway id ask her for a proper talk',
      'en',
      'id ask her for a proper talk',
    ],
    ['WORDS.2', 'to not be shouted at. is that what goes here?', 'en', 'to not be shouted at'],
    ['WORDS.2', 'not sure. for him to ring me back? does that work here?', 'en', 'for him to ring me back'],
    ['WORDS.3', 'no me contestaste. bueno, que me avise antes', 'es', 'que me avise antes'],
    ['WORDS.2', 'que no me grite. eso va aquí?', 'es', 'que no me grite'],
    ['WORDS.2', 'no sé. que me llame él? se puede poner eso?', 'es', 'que me llame él'],
  ] as const)(
    'or a question beside an answer leaves the answer alone in it: at %s %j',
    (step, text, language, kept) => {
      const played = said(step, text, language);
      expect(played.last.step).not.toBe(step);
      expect(valuesOf(played).at(-1)).toBe(kept);
      expect(played.last.lines[0]).not.toBe(said(step, kept, language).last.lines[0]);
    },
  );
});

describe('a goodbye in the middle of an exercise', () => {
  it.each([
    ['SOLVE.3b', 'right im going to sleep, cheers for the help', 'en'],
    ['WORDS.3', 'anyway thanks for this, gotta run', 'en'],
    ['DECIDE.2', 'ok bedtime for me, thank you', 'en'],
    ['SOLVE.3b', 'bueno ya me duermo, gracias por la ayuda', 'es'],
    ['WORDS.3', 'ya me tengo que ir, gracias por el paro', 'es'],
    ['DECIDE.2', 'listo, me acuesto. mil gracias', 'es'],
  ] as const)('is no answer; what was written is offered to be kept: at %s %j', (step, text, language) => {
    const played = said(step, text, language);
    expect(played.last.step).toBe('X.left');
    expect(valuesOf(played)).not.toContain(text);
  });
});

describe('another subject in the middle of an exercise', () => {
  it.each([
    ['SOLVE.3c', 'hey and what about my daughter? she wont talk to me', 'en'],
    ['SOLVE.2', 'ok but what about my marriage', 'en'],
    ['SOLVE.3b', 'oye y con mi mamá qué? tampoco me habla', 'es'],
    ['SOLVE.2', 'y de mi divorcio qué', 'es'],
  ] as const)('is not filed; which of the two goes on is asked: at %s %j', (step, text, language) => {
    const played = said(step, text, language);
    expect(valuesOf(played)).not.toContain(text);
    expect(played.last.choices.map(({ id }) => id)).toContain('goOn');
    const back = play(['>goOn'], played);
    expect(back.last.step).toBe(step);
    expect(valuesOf(back)).toEqual(valuesOf(atStep(step, language)));
  });
});

describe('a reminder that it was said', () => {
  it.each([
    ['SOLVE.3b', 'i told you all three already lol', 'en', 'SOLVE.4'],
    ['SOLVE.3b', 'i gave you three just now. the first is best', 'en', 'SOLVE.4'],
    ['WORDS.3', 'i said that before haha', 'en', 'WORDS.done'],
    ['SOLVE.3b', 'ya te las puse todas jaja', 'es', 'SOLVE.4'],
    ['SOLVE.3b', 'ya te di las tres. la primera es la buena', 'es', 'SOLVE.4'],
    ['WORDS.3', 'eso ya te lo dije antes jaja', 'es', 'WORDS.done'],
  ] as const)('leads on and is no line of theirs: at %s %j', (step, text, language, next) => {
    const played = said(step, text, language);
    expect(played.last.step).toBe(next);
    expect(valuesOf(played)).not.toContain(text);
  });

  it.each([
    ['1 ring him first. 2 borrow from my cousin, 3 tell him to get lost lol', 'en'],
    ['1) llamarle yo, 2) pedir prestado a mi primo 3) que se aguante', 'es'],
  ] as const)('three ways written as one are three: %j', (text, language) => {
    const played = play(['the landlord comes at ten', 'one more week', text], begun('SOLVE', language));
    expect(played.last.step).toBe('SOLVE.4');
    expect(valuesOf(played)).toHaveLength(5);
  });
});

describe('what is meant as the answer', () => {
  it.each([
    ['WORDS.1', 'you never answered my messages last week', 'en', 'WORDS.2'],
    ['WORDS.1', 'he ignored my question about the rent', 'en', 'WORDS.2'],
    ['WORDS.1', 'she deleted that photo of us without asking', 'en', 'WORDS.2'],
    ['WORDS.2', 'i need you to answer me when i ask something', 'en', 'WORDS.3'],
    ['WORDS.2', 'delete that video of me', 'en', 'WORDS.3'],
    ['WORDS.3', 'can you come home before ten?', 'en', 'WORDS.done'],
    ['WORDS.3', 'please delete that post', 'en', 'WORDS.done'],
    ['WORDS.3', 'could we talk on sunday?', 'en', 'WORDS.done'],
    ['SOLVE.2', 'to go to sleep without thinking of it', 'en', 'SOLVE.3'],
    ['SOLVE.3b', 'go to bed and ask tomorrow', 'en', 'SOLVE.3c'],
    ['SOLVE.3b', 'ask my daughter what she thinks', 'en', 'SOLVE.3c'],
    ['SOLVE.3c', 'thank him and leave', 'en', 'SOLVE.4'],
    ['DECIDE.2', 'i would not have to see my boss any more', 'en', 'DECIDE.3'],
    ['DECIDE.2', 'what about my daughter would be answered at last', 'en', 'DECIDE.3'],
    ['WORDS.1', 'i told you three times that it hurts', 'en', 'WORDS.2'],
    ['WORDS.1', 'nunca contestaste mis mensajes', 'es', 'WORDS.2'],
    ['WORDS.1', 'me ignoró cuando le pregunté por la renta', 'es', 'WORDS.2'],
    ['WORDS.1', 'borraste nuestras fotos sin avisar', 'es', 'WORDS.2'],
    ['WORDS.2', 'que me contestes cuando te pregunto algo', 'es', 'WORDS.done'],
    ['WORDS.2', 'que borres ese video', 'es', 'WORDS.done'],
    ['WORDS.3', 'puedes llegar antes de las diez?', 'es', 'WORDS.done'],
    ['WORDS.3', 'borra ese video mío por favor', 'es', 'WORDS.done'],
    ['WORDS.3', 'podemos hablar el domingo?', 'es', 'WORDS.done'],
    ['SOLVE.2', 'dormir sin pensar en eso', 'es', 'SOLVE.3'],
    ['SOLVE.3b', 'irme a dormir y preguntar mañana', 'es', 'SOLVE.3c'],
    ['SOLVE.3b', 'preguntarle a mi hija qué piensa', 'es', 'SOLVE.3c'],
    ['SOLVE.3c', 'darle las gracias e irme', 'es', 'SOLVE.4'],
    ['DECIDE.2', 'ya no ver a mi jefe', 'es', 'DECIDE.3'],
    ['WORDS.1', 'ya te dije tres veces que me duele', 'es', 'WORDS.2'],
    ['WORDS.3', 'idk. just call and ask if i ate or something', 'en', 'WORDS.done'],
    ['WORDS.3', 'no sé. que me llame y pregunte cómo ando', 'es', 'WORDS.done'],
  ] as const)('is taken whole: at %s %j', (step, text, language, next) => {
    const played = said(step, text, language);
    expect(played.last.step).toBe(next);
  });
});
