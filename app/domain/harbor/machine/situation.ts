import type { Topic } from '../../listener/labels';
import { likelyNoSituation, likelySituation, likelySituations } from '../../meanings/read';
import type { Situation } from '../../meanings/situations';
import { isCrisis } from '../../safety/types';
import { sleptLittle } from './plain/slept-little';
import { isOfSomeoneElse, someoneUses } from './plain/someone-near';
import { phrase, typedWords } from './plain/typed-words';
import { isSetting, topicsNamed } from './topic-words';
import type { Written } from './written';

/** From this likelihood on a topic opens with words for the situation. */
const SURE = 0.4;
/** Plain words that name another topic have to be outweighed. */
const SURE_AGAINST = 0.75;
/** What neither a plain word nor the topic bears out has to be surer, too. */
const SURE_ALONE = 0.5;
const SOME_TOPIC = 0.2;
/** In what sounds like danger no situation is looked for. */
const HARMLESS = 0.4;
const FEWEST_WORDS = 3;

/** The situation that a text tells of, with its topic; null where that is not plain. */
export function situationIn({
  text,
  heard,
}: Written): { situation: Situation; topic: Topic; sure: number } | null {
  if (!isLookedAt(heard)) return null;
  const likely = likeliestIn(text, heard);
  if (!likely) return null;
  const topic = topicOfSituation(likely.situation);
  const named = topicsNamed(heard.words).filter((each) => !isSetting(each));
  const isContradicted = named.length > 0 && !named.includes(topic);
  if (!isBorneOut(likely.situation, typedWords(text))) return null;
  const isUnborne =
    !topicsNamed(heard.words).includes(topic) && (heard.confidences[`t.${topic}`] ?? 0) < SOME_TOPIC;
  return likely.sure >= (isContradicted ? SURE_AGAINST : isUnborne ? SURE_ALONE : SURE)
    ? { ...likely, topic }
    : null;
}

/** The situation of a text; of a long one that is not plain as a whole, of the sentence that tells it most surely. */
function likeliestIn(text: string, heard: Written['heard']): { situation: Situation; sure: number } | null {
  const whole = likelySituation(text);
  if ((whole && whole.sure >= SURE) || heard.words.split(' ').length < LONG) return whole;
  const sentences = text
    .split(SENTENCES)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= FEWEST_IN_A_SENTENCE)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => likelySituation(sentence))
    .filter((each) => each !== null && each.sure >= SURE_IN_A_SENTENCE);
  return (
    sentences.reduce((best, each) => (each && (!best || each.sure > best.sure) ? each : best), null) ?? whole
  );
}
const LONG = 12;
const SENTENCES = /[.!?;,\n]+| (?:and|but|y|pero) /;
const FEWEST_IN_A_SENTENCE = 4;
const MOST_SENTENCES = 6;
const SURE_IN_A_SENTENCE = 0.8;

/** Situations that are told with a word of their own: without it, it is something else. */
const OWN_WORDS: Readonly<Partial<Record<Situation, RegExp>>> = {
  'grief.pet': phrase(
    '(?:my |the |our )?(?:dogs?|cats?|puppy|pup|kitten|pets?|horse|rabbit|hamster|bird|parrot|vet|animal|perr\\w+|gat\\w+|mascota|caballo|conejo|veterinari\\w+|animal\\w*|loro|cachorr\\w+)',
  ),
  'grief.pregnancy': phrase(
    '(?:baby|babies|pregnan\\w+|miscarr\\w+|stillb\\w+|weeks|birth|womb|heartbeat|ultrasound|scan|bebe|embaraz\\w+|aborto|perdimos|perdi|semanas|latido|parto|ecografia)',
  ),
  'sleep.shifts': phrase(
    '(?:(?:work(?:ing)?|on|doing) nights?|nightshifts?|shifts?|rota|rotating|day ?time|by day|noon|afternoons?|mornings?|overnights?|turnos?|nocturn\\w+|guardias?|de dia|madrugad\\w+|rotativ\\w+|mediodia|siesta)',
  ),
  'sleep.nightmares': phrase(
    '(?:dream\\w*|nightmares?|chas\\w+|scream\\w*|sweat\\w*|sueno|suenos|sone|sueno con|pesadillas?|grit\\w+|sud\\w+|persig\\w+)',
  ),
  'partner.leave': phrase(
    '(?:leave|leaving|left|stay|staying|separat\\w*|divorc\\w*|move out|moving out|go or|marriage|end it|over with|dejar\\w*|deje|dejo|irme|me voy|voy|quedar\\w*|quedo|separ\\w+|divorci\\w+|seguir|sigo|matrimonio|aguantar|terminar|maleta\\w*|casa de mi)',
  ),
  'newborn.noJoy': phrase(
    '(?:baby|babies|newborn|birth|born|pregnan\\w+|mother\\w*|mom|mum|dad|father\\w*|parent\\w*|son|daughter|child|him|her|bond\\w*|bebe|beba|nacio|nacimiento|parto|embaraz\\w+|madre|mama|padre|papa|hij[oa]|guagua|maternidad|cargarl[oa])',
  ),
  'drink.gambling': phrase(
    '(?:bet\\w*|gambl\\w+|casino|slots?|poker|lottery|scratch\\w*|odds|shop\\w*|cart|order\\w*|buy\\w*|bought|phone|screen\\w*|scroll\\w*|tiktok|games?|gaming|porn\\w*|apost\\w+|apuest\\w+|tragamonedas|bingo|compr\\w+|pantalla\\w*|celular|movil|juego\\w*|jugar|jugando|jugue|videojuegos?|loteria|quiniela)',
  ),
  'self.looks': phrase(
    '(?:mirror|looks?|looking|ugly|fat|face|skin|body|nose|belly|thighs|pretty|weight|hair|teeth|photos?|pictures?|selfies?|espejo|fe[oa]|gord[oa]|cara|piel|cuerpo|nariz|panza|barriga|piernas|pelo|dientes|fotos?|verme|me veo|aspecto|peso|flac[oa]|bonit[oa]|lind[oa]|guap[oa])',
  ),
};
/** Told of somebody else, it is not their own. */
const OWN_USE = /^drink\.(?:more|relapse|stop)$/;
const isBorneOut = (situation: Situation, words: string) =>
  OWN_WORDS[situation]?.test(words) !== false &&
  !(situation === 'sleep.tooMuch' && sleptLittle(words)) &&
  !(OWN_USE.test(situation) && (someoneUses(words) || isOfSomeoneElse(words)));

/** What most likely surrounds a text that is asked about: only to say it back in words of our own, never to weigh the danger. */
export function situationNear({ text, heard }: Written, isDirect: boolean): Situation | null {
  if (isCrisis(heard.level) || heard.words.split(' ').length < FEWEST_WORDS) return null;
  const likely = likelySituation(text);
  if (
    !likely ||
    !isBorneOut(likely.situation, typedWords(text)) ||
    likely.sure < (isDirect ? SURE_AGAINST : SURE_NEAR) ||
    topicOfSituation(likely.situation) === 'good'
  )
    return null;
  return likely.situation;
}
const SURE_NEAR = 0.6;

/** So likely the situations that are asked about have to be, all together; where plain words name their topic, less. */
const ASKED_FROM = 0.35;
const ASKED_FROM_NAMED = 0.15;
const LOOKED_AT = 12;
const MOST_ASKED = 3;
/** One that is less likely than this is not among them. */
const LEAST = 0.04;

/** The situations that a text may tell of, likeliest first: of the topics it names in plain words, if any. None where they are all unlikely. */
export function situationsLikeIn({ text, heard }: Written): Situation[] {
  if (!isLookedAt(heard)) return [];
  const named = topicsNamed(heard.words);
  const likely = likelySituations(text, LOOKED_AT)
    .filter(
      ({ situation, sure }) =>
        sure >= LEAST && (named.length === 0 || named.includes(topicOfSituation(situation))),
    )
    .slice(0, MOST_ASKED);
  const from = named.length > 0 ? ASKED_FROM_NAMED : ASKED_FROM;
  const whole = likely.reduce((sum, { sure }) => sum + sure, 0);
  return whole >= from ? likely.map(({ situation }) => situation) : [];
}

/** First words or small talk, from a likelihood on; null for everything else. */
export function idleTalkIn({ text, heard }: Written, from: number): 'hello' | 'chat' | null {
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const likely = likelyNoSituation(text);
  if (!likely || likely.sure < from || likely.kind === 'none') return null;
  return likely.kind === 'none.hello' ? 'hello' : 'chat';
}

const isLookedAt = ({ level, danger, words }: Written['heard']) =>
  level === 'none' && danger < HARMLESS && words.split(' ').length >= FEWEST_WORDS;

export const topicOfSituation = (situation: Situation) => situation.split('.')[0] as Topic;
