import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { storedTalk } from '../talk/stored';

const said = (inputs: string[]) => lastOf(inputs).lines.join(' ');
const SPAIN = /024.*112/;
const US = /\b(?:988|911)\b/;

describe('where somebody is, told while danger is open', () => {
  it.each([
    ['estoy en madrid', SPAIN],
    ['soy de colombia y estoy en zaragoza', SPAIN],
    ['im in glasgow', /116 123.*999/],
    ['Buenos Aires, Argentina', /0800 999 0091.*911/],
    ['vivo en lima', /113 (?:and press|y oprime) 5.*106.*105/],
  ])('%j is answered with its numbers, and the question asked again', (text, numbers) => {
    const { replies, last } = play(['I want to die', text]);
    expect(last.lines.join(' ')).toMatch(numbers);
    expect(last.lines.join(' ')).not.toMatch(/988/);
    expect(last.step).toBe('SUI.1');
    expect(last.ask).not.toBeNull();
    expect(replies.at(-2)?.step).toBe('SUI.1');
  });

  it('answers before the question about suicide comes again', () => {
    const { last } = play(['no quiero estar aqui', 'el 988 es de estados unidos no? yo estoy en zaragoza']);
    expect(last.lines[0]).toMatch(SPAIN);
  });

  it('hears the answer in a text that has one, and keeps the country', () => {
    const { last, talk } = play(['the lamp is on'], at('SQ.plain', { level: 'concern', raisedBy: 'signs' }));
    const answered = play(['yes im in london'], { talk, replies: [], last });
    expect(answered.last.step).toMatch(/^SUI/);
    expect(answered.talk.risk).toMatchObject({ isAbroad: true, country: 'gb', answer: 'yes' });
  });

  it('lets danger said in the same text go its own way, with the right numbers', () => {
    const { last } = play(['i want to kill myself, im in toronto']);
    expect(last.step).toBe('SUI.1');
    expect(last.lines[0]).toMatch(/In Canada, call or text 988/);
    expect(said(['me quiero morir', 'estoy en chile', 'me tome todas las pastillas'])).toMatch(/131/);
  });

  it('says the numbers for a body in danger once', () => {
    const { last } = play(['I want to die', '>might', 'i am in england and i already took pills']);
    expect(last.step).toBe('OD');
    expect(last.lines.join(' ').match(/999/g)).toHaveLength(1);
  });

  it('names none of the US lines afterwards', () => {
    const { replies } = play(['me quiero morir', 'estoy en madrid', '>might', '>cannot', '>bother', '>none']);
    expect(
      replies
        .slice(2)
        .flatMap(({ lines }) => lines)
        .filter((line) => US.test(line)),
    ).toEqual([]);
  });

  it('gives the police and the line for it to who is hurt at home', () => {
    const { last } = play(['estoy en españa'], at('HURT', { level: 'crisis', flow: 'HURT', language: 'es' }));
    expect(last.lines.join(' ')).toMatch(/112.*016/);
  });

  it('says where lines are found when the country is not known, and hears its name', () => {
    const from = play(['I want to die', '>might', '>cannot', '>abroad']);
    expect(from.last.lines.join(' ')).toMatch(/findahelpline\.com.*Write me the country/);
    expect(play(['mexico'], from).last.lines.join(' ')).toMatch(/800 911 2000/);
    expect(play(['kenya'], from).last.lines.join(' ')).toMatch(/do not know the numbers there/);
  });

  it('asks for the country of a city that the US has, too', () => {
    const from = play(['I want to die', 'im in manchester']);
    expect(from.talk.risk.isAbroad).toBe(false);
    expect(from.last.lines.join(' ')).toMatch(/write me the country/);
    expect(play(['uk'], from).last.lines.join(' ')).toMatch(/116 123/);
  });

  it('gives the numbers of the US again to who is there after all', () => {
    const { talk, last } = play(['I want to die', 'estoy en madrid', 'en realidad vivo en miami']);
    expect(talk.risk).toMatchObject({ isAbroad: false, country: null });
    expect(last.lines.join(' ')).toMatch(/988.*911/);
  });
});

describe('where somebody comes from', () => {
  it('brings both numbers where numbers are spoken of', () => {
    const line = said(['me quiero morir', '>might', 'soy de buenos aires']);
    expect(line).toMatch(/0800 999 0091/);
    expect(line).toMatch(/Estados Unidos sigue siendo el 988/);
  });

  it('takes nothing away when it is told by the way', () => {
    const { talk, last } = play(['soy de mexico y extraño a mi familia', 'me quiero morir', '>might']);
    expect(talk.risk).toMatchObject({ isAbroad: false, country: 'mx' });
    expect(last).toMatchObject({ country: 'mx' });
    expect(last.lines.join(' ')).toMatch(/988/);
  });
});

describe('a question about a number', () => {
  it.each([
    ['me quiero morir', 'ese número es en colombia?', /Estados Unidos.*106.*123/],
    ['quiero hablar con una persona', 'ese número es en colombia?', /Estados Unidos.*106/],
    ['I want to die', 'does that work here in canada?', /Yes.*988/],
    ['I want to die', 'is that number american?', /line of the US.*Write me the country/],
    ['I want to die', 'is there a number for ireland', /116 123/],
    ['me quiero morir', 'soy argentina, ese numero sirve aca?', /0800 999 0091/],
    ['I want to die', 'is it free?', /free/],
    ['I want to die', 'where can i call in ireland', /116 123/],
    ['me quiero morir', 'a quien llamo en uruguay', /0800 0767/],
  ])('after %j: %j', (first, question, answer) => {
    const { last, replies } = play([first, question]);
    expect(last.lines.join(' ')).toMatch(answer);
    expect(last.step.split('.')[0]).toBe(replies.at(-2)?.step.split('.')[0]);
  });

  it('is none in ordinary talk', () => {
    const { talk } = play(['work is hard in london', 'is it free will or fate']);
    expect(talk.risk).toMatchObject({ isAbroad: false, country: null });
  });
});

describe('a stored talk', () => {
  const { talk } = play(['I want to die', 'estoy en madrid']);
  const stored = (risk: object) => storedTalk({ safety: risk, memory: talk.memory }).risk;

  it('keeps the country', () => {
    expect(stored(talk.risk)).toMatchObject({ isAbroad: true, country: 'es' });
  });

  it('from before countries were known is abroad without one', () => {
    const { country: _country, ...before } = talk.risk;
    expect(stored(before)).toMatchObject({ isAbroad: true, country: null });
    expect(stored({ ...talk.risk, country: 'atlantis' })).toMatchObject({ isAbroad: true, country: 'other' });
  });
});
