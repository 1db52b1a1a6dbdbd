import { describe, expect, it } from 'vitest';
import type { Topic } from '../../../../listener/labels';
import { typedWords } from '../typed-words';
import { type Who, whoTold } from './who-told';

const nobodySaid = () => false;
const toldIn = (text: string, topic: Topic) => whoTold(typedWords(text), topic, nobodySaid);

describe('who a telling is about', () => {
  it.each<[Topic, string, Who]>([
    ['family', 'my sister got engaged and everyone is so happy', 'sister'],
    ['family', 'its that im 38 and single and my mum keeps asking', 'mother'],
    ['family', 'mum is on at me again', 'mother'],
    ['family', 'mi hija tiene 15 y ya no me habla', 'child'],
    ['family', 'mi pobre vieja anda mal', 'mother'],
    ['work', 'mi jefe me cambia el turno', 'boss'],
    ['work', 'my boss gave it to someone else', 'boss'],
    ['study', 'my teacher hates my work', 'teacher'],
    ['anger', 'the neighbour drills every sunday', 'neighbor'],
    ['family', 'my mother in law is coming for two weeks', 'inlaw'],
    ['family', 'mi suegra opina de todo', 'inlaw'],
    ['lonely', 'my flatmates never ask me', 'roommate'],
    ['money', 'my little brother owes me', 'brother'],
    ['family', 'my dad told my sister before me', 'father'],
  ])('is heard (%s): %j', (topic, text, who) => {
    expect(toldIn(text, topic)).toBe(who);
  });

  it.each<[Topic, string]>([
    ['work', 'the whole day was too long'],
    ['grief', 'my mother died in march'],
    ['friends', 'my friend does not answer'],
    ['partner', 'my husband forgot it'],
    ['family', 'the pa system broke at church'],
  ])('is nobody, or needs no line of its own (%s): %j', (topic, text) => {
    expect(toldIn(text, topic)).toBeNull();
  });

  it('is not said of the same person twice, nor of another in the same words', () => {
    const words = typedWords('my mum keeps asking, and my sister laughs');
    expect(whoTold(words, 'family', (who) => who === 'mother')).toBeNull();
  });

  it.each([
    ['my brother could keep them for a week', 'family'],
    ['my dad is a saint, the office is the problem', 'work'],
    ['staying at my parents for now, rent is mad', 'money'],
    ['i am afraid of my husband over money', 'money'],
    ['mi cuñada me ayuda con los niños, el trabajo me tiene mal', 'work'],
    ['estoy en casa de mi abuela por lo de la renta', 'money'],
    ['mi papá le pega a mi hermano', 'family'],
  ] as const)('is nobody where they help, have the place, or are feared: %j', (text, topic) => {
    expect(toldIn(text, topic)).toBeNull();
  });
});
