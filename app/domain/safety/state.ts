import type { Judgement } from './judge';
import type { Assessment, SafetyLanguage, SafetyLevel, SafetyState } from './types';

const ORDER = ['none', 'concern', 'crisis', 'imminent'] as const;
const weight = (level: SafetyLevel) => ORDER.indexOf(level);
const worse = (a: SafetyLevel, b: SafetyLevel): SafetyLevel => (weight(a) >= weight(b) ? a : b);
const below = (level: SafetyLevel): SafetyLevel => ORDER[Math.max(0, weight(level) - 1)] ?? 'none';

interface Conversation {
  words: string;
  language: SafetyLanguage;
  state: SafetyState;
}

const YES =
  /^(?:, |\. )*(?:maybe|yes|yeah|yea|yep|yup|ya|ye|y|kind|kindof|possibly|i think|i guess|not sure|i not know|might|correct|true|sadly|unfortunately|right|some|a little|a bit|almost|probably|both|si|claro|creo|puede|a veces|tal vez|supongo|mas o menos|un poco|lo he|asi|idk)(?: |$)/;
/** "I am" and "I have" are a yes when they end there or go on about the question: "I am at work" is none. */
const OWN_YES =
  /^(?:, |\. )*(?:i am|i do|i have|i did|i might)(?: (?:$|[.,] |sometimes|often|again|tonight|today|now|rightnow|thinking|thought|thoughts|considering|considered|planning|planned|been|feeling|having|had|have|want|a plan|one|it|some|pills|many|think|scared|afraid|yes|not know|lot|all|everything|every))/;
const NO =
  /^(?:, |\. )*(?:no|nope|nah|not|never|nunca|para nada|of course not|i am not|i not|i would not|i would never|i am safe|i am okay|estoy bien|estoy a salvo)(?: |$)/;
const BARE =
  /^(?:, |\. |tonight |today |now |rightnow |soon |tomorrow |esta noche |hoy |manana |pronto |ahora )+$/;
const NOW =
  /(?:^| )(?:tonight|today|now|rightnow|soon|tomorrow|already|esta noche|hoy|ahora|manana|pronto)(?= )/;
const MEANS =
  /(?:^| )(?:pills|pill|gun|rope|knife|blade|razor|bridge|roof|overdose|dose|medication|bleach|poison|noose|tylenol|paracetamol|ibuprofen|alcohol|mg|height|tall|high|fall|hurt|painless|long|lethal|fatal|(?:easiest|quickest|fastest|surest) (?:way|method)|least painful|painless way|pastillas|pistola|cuerda|cuchillo|puente|navaja|veneno|dosis|cloro)(?= )/;
const AT_HAND =
  /(?:^| )(?:have|got|there is|there are|keep|next to|near|in the|in my|on the|tengo|hay|guardo) (?:\S+ ){0,4}(?:pills|pill|gun|pistol|rifle|rope|knife|blade|blades|razor|razors|poison|bleach|medication|pastillas|pistola|arma|cuerda|soga|cuchillo|navaja|veneno)(?= )|(?:^| )(?:pills|gun|pistol|rope|knife|blades|razor|pastillas|pistola|cuerda|cuchillo) (?:\S+ ){0,3}(?:here|house|home|room|drawer|bedside|bag|car|hand|reach|aqui|casa|cuarto|mano)(?= )/;
/** Something was taken, by them or by the one they worry about. */
const TAKEN =
  /(?:^| )(?:took|taken|swallowed|downed|ate|tome|tomo|tomado|trago|trague) (?:\S+ ){0,3}(?:pills|medication|tylenol|paracetamol|ibuprofen|bleach|poison|overdose|pastillas|cloro|veneno)(?= )/;
/** Out of reach, or never there. */
const OUT_OF_REACH =
  /(?:^| )(?:not|no|never|nolonger|without|gave|given|locked|flushed|threw|away|took them|takes|sold|hid|roommate|sin|tire)(?= )/;
const QUESTION =
  /(?:^| )(?:how|what|where|which|many|much|can|does|is|do|would|cuantas|cuanto|como|donde|que|cual)(?= )/;
const SAFE = /(?:^| )(?:safe|okay|ok|fine|bien|a salvo)(?= )/;
const QUIET_TURNS_PER_LEVEL = 3;

/** The message in its conversation: open risk stays, an answer is read with its question, and quiet lowers slowly. */
export function carryOn(
  heard: Judgement,
  { words, language, state }: Conversation,
): { assessment: Assessment; state: SafetyState } {
  const answer = state.asked ? readAnswer(words, state) : null;
  const own = worse(heard.level, answer?.level ?? 'none');
  const probe = isProbe(words, state) ? worse('crisis', state.level) : 'none';
  const atHand = hasMeansAtHand(words, state) || hasTaken(words, state) ? 'imminent' : 'none';
  const level = worse(worse(own, probe), atHand);
  const rules = [
    ...heard.rules,
    ...(answer ? [answer.rule] : []),
    ...(probe === 'none' ? [] : ['state.means']),
    ...(atHand === 'none' ? [] : ['state.means-at-hand']),
  ];
  // A yes to "do you think of suicide?" says what the low mood was about.
  const category =
    answer && heard.category === null && LOW_MOOD.includes(state.category ?? '') ? 'suicide' : heard.category;
  return settle({ ...heard, category, level, rules, language }, { words, language, state });
}

function readAnswer(
  words: string,
  { asked, level }: SafetyState,
): { level: SafetyLevel; rule: string } | null {
  const short = words.length <= 120;
  if (!short || words === '') return null;
  if (
    NO.test(words) &&
    !/ but | pero /.test(words) &&
    !/^(?:not sure|i not know|i not think so|no se) /.test(words)
  )
    return null;
  if (SAFE.test(words) && !/(?:^| )(?:not|no|never)(?= )/.test(words)) return null;
  const isYes = YES.test(words) || OWN_YES.test(words) || BARE.test(words) || /^(?:, |\. )*$/.test(words);
  if (!isYes) return null;
  const sharp = asked === 'plan' || asked === 'means' || asked === 'timing' || NOW.test(words);
  return {
    level: sharp && weight(level) >= weight('concern') ? 'imminent' : 'crisis',
    rule: `state.yes-to-${asked}`,
  };
}

const isProbe = (words: string, state: SafetyState) =>
  weight(state.level) >= weight('crisis') &&
  state.subject !== 'other' &&
  words.length <= 400 &&
  MEANS.test(words) &&
  QUESTION.test(words);

/** While a risk to the own life is open, that there is something within reach is said, asked or not. */
const hasMeansAtHand = (words: string, { level, category, subject }: SafetyState) =>
  weight(level) >= weight('crisis') &&
  (category === 'suicide' || category === 'self-harm') &&
  subject !== 'other' &&
  words.length <= 400 &&
  AT_HAND.test(words) &&
  !OUT_OF_REACH.test(words);

const hasTaken = (words: string, { level }: SafetyState) =>
  weight(level) >= weight('crisis') &&
  words.length <= 400 &&
  TAKEN.test(words) &&
  !/(?:^| )(?:not|no|never|without|like every|as prescribed)(?= )/.test(words);

const LOW_MOOD = ['hopelessness', 'distress'];

function settle(
  found: Assessment,
  { language, state }: Conversation,
): { assessment: Assessment; state: SafetyState } {
  const isHeard = found.level !== 'none';
  const quietTurns = isHeard ? 0 : state.quietTurns + 1;
  const sinks = !isHeard && quietTurns >= QUIET_TURNS_PER_LEVEL;
  const open = worse(found.level, sinks ? below(state.level) : state.level);
  const isFromBefore = weight(state.level) > weight(found.level) || found.category === null;
  const category =
    open === 'none' ? null : isFromBefore ? (state.category ?? found.category) : found.category;
  const subject = open === 'none' ? null : isFromBefore ? (state.subject ?? found.subject) : found.subject;
  const assessment: Assessment = isHeard
    ? {
        ...found,
        category: found.category ?? category ?? 'suicide',
        subject: found.subject ?? subject ?? 'self',
      }
    : found;
  return {
    assessment,
    state: {
      level: open,
      category: isHeard ? (category ?? assessment.category) : category,
      subject: isHeard ? (subject ?? assessment.subject) : subject,
      language: isHeard || state.level === 'none' ? language : state.language,
      quietTurns: sinks ? 0 : quietTurns,
      crisisTurns:
        weight(open) >= weight('crisis') ? state.crisisTurns + 1 : open === 'none' ? 0 : state.crisisTurns,
      asked: null,
    },
  };
}
