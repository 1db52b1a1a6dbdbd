import { describe, expect, it } from 'vitest';
import { lastOf } from '../../../../../tests/factories/harbor/play';

const said = ({ lines, ask }: ReturnType<typeof lastOf>) => [...lines, ask ?? ''].join(' ');

describe('a greeting and small talk', () => {
  it.each([
    [
      'buenas, soy chofer de camion, tengo miedo de q me corran',
      'TOPIC.work',
      'Un trabajo en riesgo, y ahora el miedo.',
    ],
    [
      'hiya, lorry driver here, did my back in and im scared theyll sack me',
      'TOPIC.work',
      'A job at risk, and now the fear.',
    ],
  ])('%j is answered for the trouble', (text, step, line) => {
    const last = lastOf([text]);
    expect(last.step).toBe(step);
    expect(last.lines).toContain(line);
  });

  it.each([
    ['Holaa qué tal! cómo andás?', 'CHAT.you'],
    ["hello! how's it going", 'CHAT.you'],
    ['y tomás mate?', 'CHAT.likes'],
    ['whats your favourite film', 'CHAT.likes'],
    ['do you drink tea', 'CHAT.likes'],
    ['you got any jokes?', 'JOKE.none'],
    ['te sabes un chiste?', 'JOKE.none'],
    ['why did the chicken cross the road? to get to the other side lol', 'JOKE.told'],
    ['lmao what. that was a joke', 'JOKE.told'],
    ['ok forget jokes. whats the weirdest exercise youve got', 'HELP.none'],
  ])('%j has one plain line (%s)', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });

  it.each([
    'why is the doctor not calling me? it has been a week',
    'what did the doctor say? no idea, he mumbles',
    'que le dijo el medico a mi mama? nadie me cuenta',
    'it was a joke of a meeting at work',
  ])('%j is no joke that is told', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^JOKE/);
  });

  it('who asks whether it belongs here is welcomed', () => {
    expect(said(lastOf(['hola, no sé si esto va aquí pero bueno']))).toMatch(/bienvenida/);
  });

  it.each([
    ['hola', 'GREET'],
    ['are you a robot', 'ABOUT.human'],
    ['what can you do', 'ABOUT.can'],
    ['tell me a joke', 'ABOUT.write'],
    ['me quiero morir. es un chiste', 'SUI.1'],
  ])('%j goes as before (%s)', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });
});
