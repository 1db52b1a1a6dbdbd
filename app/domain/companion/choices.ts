import { bareWords, countWords } from './words/normal';
import { swapPerson } from './words/swap-person';
import type { FlowOption, TopicFlow } from './flows/flow';

const ORDINALS: readonly RegExp[] = [
  /^(?:the )?(?:first|1st|1|one)\b(?! (?!of|please|i|sounds|is|would)\w+)|^a$|\bthe first\b|\bfirst one\b|\bnumber (?:1|one)\b/,
  /^(?:the )?(?:second|2nd|2|two|middle)\b|^b$|\bthe second\b|\bsecond one\b|\bnumber (?:2|two)\b/,
  /^(?:the )?(?:third|3rd|3|three|last)\b|^c$|\bthe third\b|\bthe last\b|\bthird one\b|\bnumber (?:3|three)\b/,
];

/** The option a message picks: by its own words first, else by its place in the list. */
export function pickedOption(text: string, { options }: TopicFlow): FlowOption | null {
  const words = bareWords(text);
  if (/^(?:no|none|neither|not)\b(?! sure)/.test(words) && !/\bbut\b/.test(words)) return null;
  if (DECLINED.test(words)) return null;
  const named = options.find(({ match }) => match.test(words));
  if (named) return named;
  const place = countWords(words) <= 6 ? ORDINALS.findIndex((ordinal) => ordinal.test(words)) : -1;
  return options[place] ?? null;
}

/** A word of theirs about an option that speaks against it. */
const DECLINED =
  /\b(?:too (?:much|hard|scary)|not for me|won't work|wouldn't work|doesn't work|does not work)\b/;

const INTENT =
  /^(?:(?:well|yes|yeah|ok|okay|no|um|hmm|maybe|perhaps|honestly|i think|i guess|probably|so)\s+)*(?:(?:i )?(?:could|can|will|might|would|should|want to|would like to|plan to|need to|try to|am going to|just)|i'll|i'd|i'd like to|i'm going to|im going to|gonna|try|let me)\s+(?:(?:just|maybe|probably|try to|try and|try|like to|go and)\s+)*/;
const LEAD_IN =
  /^(?:(?:well|yes|yeah|ok|okay|no|um|hmm|maybe|perhaps|honestly|i think|i guess|probably|so|just|i like|how about|what about)\s+)+/;
const VERBS =
  /^(?:call|go|take|drink|eat|write|text|read|watch|listen|sit|lie|rest|clean|wash|cook|talk|play|put|turn|make|do|get|stop|start|tell|ask|have|tidy|draw|sing|dance|stretch|shower|bake|message|visit|meet|see|open|close|finish|pet|hug|nap|run|swim|pack|plan|order|look|leave|say|be|give|send|pay|breathe)\b/;
const RISKY =
  /\b(?:kill|die|hurt|cut|pills?|drunk|drink (?:alone|wine|beer|vodka|whiskey|alcohol)|booze|get high|smoke|starv\w*|not eat\w*|hit|punch|revenge|quit my meds|stop taking)\b/;
/** A sentence about somebody or something, and nothing one could do. */
const TELLS =
  /^(?:(?:and|but|because|cause) )?(?:my|our|his|her|their|the|there|people|everyone|nobody|i'm|im|it's|its|he's|she's|they're|we)\b.*\b(?:is|was|are|were|would|will|has|had|have|said|says|does|did|can|can't|could|keeps?|wants?|thinks?|hates?|left|never|always)\b/;
/** Says nothing that one could do. */
const NO_IDEA =
  /^(?:(?:lol|lmao|rofl|ha(?:ha)*|he(?:he)+|xd|idk|dunno|whatever|meh|nah|hm+|um+|uh+|eh|wtf|omg|bruh|k|kk|asdf\w*|test|hi|hello|hey|same|nvm|never mind|who cares|i don't care|dont care|maybe|dunno|ok|okay|cool|nice|wow|yikes|oof|sure|fine|thanks|thx) ?)+$/;
const LONGEST = 9;

/** Their own idea in words that follow "you chose", or null when there is none that can be named. */
export function ownChoice(text: string): string | null {
  const words = bareWords(text.split(/[.;!?\n,]/)[0] ?? '');
  if (
    !/\p{L}{2}/u.test(words) ||
    NO_IDEA.test(words) ||
    TELLS.test(words) ||
    DECLINED.test(words) ||
    RISKY.test(bareWords(text))
  )
    return null;
  const intent = INTENT.exec(words);
  const idea = intent ? words.slice(intent[0].length) : words.replace(LEAD_IN, '');
  const count = idea.split(' ').length;
  if (
    idea === '' ||
    count > LONGEST ||
    /^(?:i|it|that|this|you|he|she|they|what|why|how|not|nothing)\b/.test(idea)
  )
    return null;
  return swapPerson(intent || VERBS.test(idea) ? withGerund(idea) : idea);
}

const DOUBLED = /^(?:get|forget|begin|sit|put|set|cut|plan|stop|hug|nap|swim|run|pet|let|chat|jog|knit)$/;

function withGerund(idea: string): string {
  const [verb = '', ...rest] = idea.split(' ');
  return [gerund(verb), ...rest].join(' ');
}

function gerund(verb: string): string {
  if (verb.endsWith('ing')) return verb;
  if (DOUBLED.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (verb === 'lie') return 'lying';
  if (verb === 'be' || verb === 'see') return `${verb}ing`;
  return verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
