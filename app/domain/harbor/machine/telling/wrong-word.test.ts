import { describe, expect, it } from 'vitest';
import { inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';

const TEST_EN = 'my wife has her driving test on friday and is so nervous';
const TEST_ES = 'mi hija tiene un examen el jueves y está re nerviosa';
const BODY_EN = 'my back hurts and i cannot sit';

describe('what Harbor took up wrongly is put away by its name', () => {
  it.each([
    [TEST_EN, 'what test?'],
    [TEST_EN, 'What test? no'],
    [TEST_EN, "there's no test"],
    [TEST_EN, 'there is no exam mate'],
    [TEST_EN, 'which exam'],
    [TEST_EN, 'i never said anything about a test'],
    [TEST_EN, 'nobody has a test'],
    [TEST_EN, 'who said anything about an exam'],
    [TEST_ES, 'que examen?'],
    [TEST_ES, 'q examen? no boludo'],
    [TEST_ES, 'no hay ningun examen'],
    [TEST_ES, 'cual prueba'],
    [TEST_ES, 'nadie tiene un examen'],
    [TEST_ES, 'no hable de ningun examen'],
    [BODY_EN, 'no one is ill'],
    [BODY_EN, "nobody's sick"],
    [BODY_EN, 'what illness?'],
  ])('after "%s", "%s" is owned in one line and asked, and never the same again', (told, text) => {
    const { last, talk } = play([told, text]);
    expect(last.step).toBe('CORRECT');
    expect(last.lines).toHaveLength(1);
    expect(last.ask).not.toBeNull();
    expect(talk.memory.topic).toBeNull();
    const after = play(['ok', 'what can you do'], { ...visit(), talk }).talk.memory;
    expect([after.topic, after.step]).not.toContain('MATTER.theirTest');
  });

  it.each([
    [TEST_EN, "There's no test. How do I get a toddler to stay in bed", 'TOPIC.family'],
    [TEST_EN, 'what test? no. my job is killing my evenings, too many shifts', 'TOPIC.work'],
    [BODY_EN, "nobody's ill. toddler. bedtime. I want him to stay in his bed", 'TOPIC.family'],
    [TEST_ES, 'que examen? no. mi nena de 2 no se queda en la cama', 'TOPIC.family'],
    [BODY_EN, 'no one is ill. its money, i cannot pay the rent', 'MATTER.bills'],
  ])('after "%s", "%s" goes on with %s', (told, text, step) => {
    const { last, talk } = play([told, text]);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(/wrong|mal|mistake|error|fault|off|Gracias/i);
    expect(talk.memory.said['away.MATTER.theirTest'] ?? talk.memory.denied).toBeTruthy();
  });

  it('does not bring back the topic that was refused', () => {
    const { talk, last } = play([BODY_EN, 'no one is ill', 'give me something to do']);
    expect(talk.memory.topic).not.toBe('body');
    expect([...last.lines, last.ask ?? ''].join(' ')).not.toMatch(/pain|illness/);
  });

  it.each([
    [TEST_EN, 'what if she fails the test?'],
    [TEST_EN, 'what a test that will be'],
    [TEST_EN, 'she has no test book'],
    [TEST_EN, 'what time is the test, she asks me all day'],
    [TEST_EN, 'there is no way she passes the test'],
    [TEST_EN, 'i wish there was no test'],
    ['i cannot pay the rent', 'there is no money left'],
    ['no puedo pagar la renta', 'no hay plata'],
    ['i lost my job', 'there are no jobs here'],
    ['me siento muy solo', 'no tengo ganas de nada'],
    [TEST_ES, 'que examen tan dificil'],
    [TEST_ES, 'no hay manera de que apruebe el examen'],
    [BODY_EN, 'no one knows how bad the pain is'],
    [BODY_EN, 'what pain does to a person'],
    [BODY_EN, 'nobody understands that i am ill'],
    [BODY_EN, 'there is no cure for this illness'],
  ])('after "%s", "%s" corrects nothing', (told, text) => {
    const { last } = play([told, text]);
    expect(last.step).not.toMatch(/^CORRECT/);
    expect(last.lines.join(' ')).not.toMatch(/took it wrong|not yours|Lo entendí mal|no era tuya/);
  });
});

describe('who corrects Harbor twice in a row is not guessed at again', () => {
  it.each([
    ['en', ['no that is not it', 'no not that either']],
    ['en', ['that is wrong', 'you got me wrong again']],
    ['es', ['no es eso', 'tampoco es eso, te equivocas']],
  ] as const)('in %s after %j', (language, texts) => {
    const { last } = play([...texts], inLanguage('TOPIC.work', language, 'work'));
    expect(last.step).toBe('UNSURE.missed');
    expect(last.choices.map(({ id }) => id)).toEqual(['write', 'tip', 'topics', 'person']);
  });

  it('goes where it is named, and counts anew after a reply that fits', () => {
    const from = inLanguage('TOPIC.work', 'en', 'work');
    expect(play(['no that is not it', 'no, it is my sister, we had a fight'], from).last.step).toMatch(
      /^(?:TOPIC|MATTER)\./,
    );
    const again = ['no that is not it', 'my sister and i had a fight', 'no that is not it'];
    expect(play(again, from).last.step).not.toBe('UNSURE.missed');
  });
});
