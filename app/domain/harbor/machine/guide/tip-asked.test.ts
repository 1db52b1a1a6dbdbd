import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';
import { WORDS } from '../../content/all-words';
import { TIP_STEPS } from '../../steps/tips';

const TIPS = Object.keys(TIP_STEPS).filter((id) => id !== 'TIP.none');
const linesOf = (language: 'en' | 'es', id: string) => [WORDS[language][id]?.say ?? []].flat();

describe('one tip, asked for', () => {
  it.each([
    ['give me one tip', 'en'],
    ['just tell me something that works, im on the bus', 'en'],
    ['what can i do about the long nights right now', 'en'],
    ['got any quick tips?', 'en'],
    ['can u give me a tip', 'en'],
    ['just one trick pls', 'en'],
    ['need a quick tip before i go in', 'en'],
    ['do you have a trick for this', 'en'],
    ['whats your best tip', 'en'],
    ['un consejo rápido', 'es'],
    ['dame un tip', 'es'],
    ['algo que sirva ya', 'es'],
    ['dime algo que funcione', 'es'],
    ['pásame un truco porfa', 'es'],
    ['tenes algun consejo?', 'es'],
    ['tírame un consejito', 'es'],
    ['quiero un consejo nomás', 'es'],
    ['q puedo hacer con esto ahorita mismo', 'es'],
  ] as const)('%j gets one at once, for what is open', (text, language) => {
    const { last } = play([text], inLanguage('TOPIC.sleep', language, 'sleep'));
    expect(last.step).toBe('TIP.sleep');
    expect(last.lines).toHaveLength(1);
    expect(last.ask).toBeNull();
  });

  it.each([
    ['my mom gave me a tip yesterday', 'en'],
    ['no tips please', 'en'],
    ['the tips were bad tonight', 'en'],
    ['everyone gives me tips and none of them listen', 'en'],
    ['its on the tip of my tongue', 'en'],
    ['stop giving me tips', 'en'],
    ['no quiero consejos', 'es'],
    ['mi tía siempre me da consejos', 'es'],
    ['que me den consejos me harta', 'es'],
    ['un consejo que me dio mi papá antes', 'es'],
    ['hay algo que no te dije', 'es'],
  ] as const)('%j asks for none', (text, language) => {
    expect(play([text], inLanguage('TOPIC.sleep', language, 'sleep')).last.step).not.toMatch(/^TIP/);
  });

  it('is for what is named, and for any day where nothing is known', () => {
    expect(play(['one tip for my exam please']).last.step).toBe('TIP.study');
    expect(play(['give me one tip']).last.step).toBe('TIP.any');
  });

  it.each(['en', 'es'] as const)('never comes twice in a talk (%s)', (language) => {
    const asked = Array.from({ length: 8 }, () => '>tip');
    const { replies } = play(asked, play(['>tip'], at('DECLINED', { language })));
    const lines = replies.slice(1).flatMap((reply) => reply.lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(replies.map(({ step }) => step)).toContain('TIP.none');
  });

  it('comes anew where that one was tried already', () => {
    const first = play(['give me one tip'], inLanguage('TOPIC.work', 'en', 'work'));
    for (const more of ['another one', 'i already tried that', 'next'])
      expect(play([more], first).last).toMatchObject({ step: 'TIP.work' });
    expect(play(['tell me more about you'], first).last.step).not.toMatch(/^TIP/);
  });

  it('is no answer to danger', () => {
    expect(play(['i want to die, give me one tip']).last.step).not.toMatch(/^TIP/);
    expect(play(['give me one tip to end it all']).last.step).not.toMatch(/^TIP/);
  });
});

describe('every tip', () => {
  it.each(['en', 'es'] as const)('is short, with four or more for each topic (%s)', (language) => {
    for (const id of TIPS) {
      const lines = linesOf(language, id);
      expect(lines.length, id).toBeGreaterThanOrEqual(4);
      for (const line of lines) {
        const count = line.split(' ').length;
        expect(count >= 8 && count <= 25, line).toBe(true);
      }
    }
    const all = TIPS.flatMap((id) => linesOf(language, id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('names nothing that is taken or measured out', () => {
    const all = (['en', 'es'] as const).flatMap((each) => TIPS.flatMap((id) => linesOf(each, id)));
    expect(
      all.filter((line) => /pill|medic(?!o)|dose|alcohol|magnes|melaton|pastilla|dosis/i.test(line)),
    ).toEqual([]);
  });
});

describe('whether something works', () => {
  it.each([
    'does magnesium do anything',
    'does blackout blind beat an eye mask?',
    'blinds or mask, which one',
    'does white noise help with sleep?',
    'do earplugs work',
    'earplugs or a fan, which is better',
    'will a weighted blanket make a difference',
    'does coffee right before the nap actually work or is that a myth',
    'el magnesio sirve para dormir?',
    'tapones o ventilador, cuál es mejor?',
    'qué es mejor, antifaz o cortinas?',
    'ayuda la leche tibia a dormir?',
  ])('%j has no line, and a tip is offered', (text) => {
    const { last } = play([text], inLanguage('TOPIC.sleep', 'en', 'sleep'));
    expect(last.step).toBe('ASKED.works');
    expect(last.choices[0]?.label).toMatch(/^(?:A tip for sleep|Un consejo para el sueño)$/);
    expect(play(['>tip'], play([text], inLanguage('TOPIC.sleep', 'en', 'sleep'))).last.step).toBe(
      'TIP.sleep',
    );
  });

  it.each([
    'does it help to cry',
    'does he work there',
    'is it worth living',
    'does anything help',
    'do antidepressants work',
    'does the hotline work',
    'la terapia funciona?',
    'do exercises even work',
    'he works nights',
    'me quedo o me voy, cuál es mejor',
  ])('%j is another question', (text) => {
    expect(play([text]).last.step).not.toMatch(/^ASKED\.works/);
  });

  it('is not answered with the fact that was told just now', () => {
    const nap = play(['whats a good nap length so i dont wake up groggy'], visit());
    expect(nap.last.step).toBe('FACT.nap');
    expect(play(['and how long should a nap be on nights'], nap).last.step).toBe('ASKED.works');
    expect(play(['thats nap again i asked about the coffee'], nap).last.step).toBe('ASKED.works');
  });
});
