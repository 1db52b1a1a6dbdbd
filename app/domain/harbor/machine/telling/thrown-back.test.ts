import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import type { Situation } from '../../../meanings/situations';
import { LEADS_EN } from '../../content/en/leads';
import { UNSURE_EN } from '../../content/en/unsure';
import { LEADS_ES } from '../../content/es/leads';
import { UNSURE_ES } from '../../content/es/unsure';
import { leadWords } from '../leads/lead-words';
import { throwsBack } from '../plain/put-right/throws-back';

const opened = (situation: Situation, language: 'en' | 'es') => {
  const [topic = ''] = situation.split('.');
  const from = inLanguage(`TOPIC.${topic}`, language, topic as 'work');
  const { memory } = from.talk;
  const said = { ...memory.said, [`situation.${situation}`]: 1, [`told.${situation}`]: 1 };
  return { ...from, talk: { ...from.talk, memory: { ...memory, said } } };
};

const OWNED = {
  en: [...LEADS_EN.corrected, ...LEADS_EN['corrected.stay'], ...[UNSURE_EN.CORRECT.say].flat()],
  es: [...LEADS_ES.corrected, ...LEADS_ES['corrected.stay'], ...[UNSURE_ES.CORRECT.say].flat()],
};

describe("Harbor's own words thrown back", () => {
  it.each([
    ['sleep.tooMuch', 'TIRED from sleep? dude', 'en'],
    ['sleep.tooMuch', 'a lot of sleep?? i was up all night', 'en'],
    ['sleep.sunday', 'nah theres no certain day', 'en'],
    ['sleep.sunday', 'are you kidding me', 'en'],
    ['work.people', 'rude?? nobody is', 'en'],
    ['work.people', 'no, people are fine with me', 'en'],
    ['sleep.tooMuch', 'dormir MUCHO?? si no pegué ojo', 'es'],
    ['sleep.sunday', 'me estás cargando', 'es'],
    ['sleep.sunday', 'qué? yo no dije nada de un día', 'es'],
    ['work.people', 'eh?? yo nunca dije eso', 'es'],
    ['work.people', 'no, la gente es amable conmigo', 'es'],
    ['work.boss', 'de dónde sacas eso', 'es'],
  ] as const)('are owned, and not said again: %s, %j', (situation, text, language) => {
    const { talk, last } = play([text], opened(situation, language));
    expect(OWNED[language]).toContain(last.lines[0]);
    const claims = [`situation.${situation}`, `told.${situation}`].flatMap((lead) =>
      leadWords(lead, language),
    );
    for (const line of last.lines) expect(claims).not.toContain(line);
    const again = play([language === 'en' ? 'and it goes on' : 'y así sigue'], { ...play([]), talk, last });
    for (const line of again.last.lines) expect(claims).not.toContain(line);
  });

  it.each([
    ['can you tell me what people do about that?', ['People are rude to you at work.']],
    ['no i have not slept since', ['Work can follow you home.']],
    ['yes a lot of sleep and still tired', ['It is hard when a lot of sleep still leaves you tired.']],
    ['HELP me with it', ['It is hard when a lot of sleep still leaves you tired.']],
    ['¿y qué hago con mi jefe el lunes?', ['Un jefe así puede arruinar la semana.']],
    ['no sé qué hacer', ['Un jefe así puede arruinar la semana.']],
    ['sí, un jefe así', ['Un jefe así puede arruinar la semana.']],
  ])('a plain question or story is none: %j', (text, lines) => expect(throwsBack(text, lines)).toBe(false));
});
