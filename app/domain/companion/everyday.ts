import type { Aside } from './asides/aside';
import { asideReply } from './asides/aside-reply';
import { tongueOf, tongueReply } from './asides/other-tongues';
import { readAside } from './asides/read-aside';
import { isWordless, wordlessReply } from './asides/wordless';
import { pickedOption } from './choices';
import type { Draft, Heard } from './draft';
import { fallbackReply } from './fallback';
import { followFlow, startFlow } from './follow-flow';
import type { TopicFlow } from './flows/flow';
import { NEW_TOPIC } from './flows/shared';
import { slotOf } from './slots';
import { flowOf, strengthOf, topicOf } from './topics';
import { fillIn } from './words/fill-in';
import { fingerprint } from './words/fingerprint';
import { bareWords, countWords } from './words/normal';
import { NEW_MEMORY, type CompanionMemory } from './types';
import { reflection } from './reflection';
import { isUnreadable, unreadableReply } from './asides/unreadable';

const LONG = 110;
const READ_IT_ALL = [
  'You wrote a lot, and I have read all of it.',
  'Thank you for writing it out.',
  'That is a lot, and I went through it line by line.',
];
const AGAIN = [
  'You wrote that again, so it must matter.',
  'You say it once more, and I may have missed it.',
  'That is the same line again. I do not want to pass over it.',
  'I read it a second time.',
];

/** The reply when no risk is open. */
export function everydayReply(heard: Heard, memory: CompanionMemory): Draft {
  if (isWordless(heard.text) && !heard.answer.isBare) return wordlessReply(heard.text, memory);
  if (isUnreadable(heard.text)) return unreadableReply(memory);
  const tongue = heard.state.language === 'es' ? 'es' : heard.answer.isBare ? null : tongueOf(heard.text);
  if (tongue) return tongueReply(heard, memory, tongue);
  const aside = isAnswerAwaited(heard, memory) ? null : readAside(heard.text);
  if (aside && !isAnswerToFlow(aside, memory)) return asideReply(memory, aside);
  const draft = talk(heard, memory);
  const isRepeat =
    memory.lastHeard === fingerprint(bareWords(heard.text)).toString(36) && countWords(heard.text) >= 3;
  if (isRepeat) return withLead(draft, slotOf('lead', 'again', AGAIN));
  return countWords(heard.text) > LONG ? withLead(draft, slotOf('lead', 'long', READ_IT_ALL)) : draft;
}

/** "Yes, thanks" to an offer is a yes, and "thanks, the second" a choice. */
function isAnswerAwaited({ answer, text }: Heard, { awaits, flow }: CompanionMemory): boolean {
  if (!awaits) return false;
  const open = flow ? flowOf(flow.topic) : null;
  return (
    answer.isBare ||
    (awaits === 'choice' && open !== null && !text.includes('?') && pickedOption(text, open) !== null)
  );
}

/** Within a topic a number or a shrug answers its question: "from 0 to 10". */
const isAnswerToFlow = ({ id }: Aside, { flow }: CompanionMemory) =>
  (id === 'number' || id === 'shrug') && flow !== null && flow.topic !== 'small-talk';

function talk(heard: Heard, memory: CompanionMemory): Draft {
  const open = memory.flow ? flowOf(memory.flow.topic) : null;
  const found = heard.answer.isBare ? null : topicOf(heard.text);
  if (open && !found && !heard.answer.isBare && ASKS_FOR_ANOTHER.test(heard.text)) return elsewhere(heard);
  if (!open) return found ? startFlow(heard, memory, found.flow) : fallbackReply(heard, memory);
  if (found && found.flow !== open && isTurningAway(heard.text, open, found)) {
    const label = { label: found.flow.label };
    const turn = slotOf(
      'lead',
      'new-topic',
      NEW_TOPIC.map((line) => fillIn(line, label)),
    );
    return withLead(startFlow(heard, { ...memory, awaits: null }, found.flow), turn);
  }
  return followFlow(heard, memory, open);
}

const withLead = (draft: Draft, lead: Draft['slots'][number]): Draft => ({
  ...draft,
  slots: [lead, ...draft.slots.filter((slot) => slot?.kind !== 'lead')],
});

const ELSEWHERE = ['Of course.', 'Yes, let us go there.', 'Gladly, tell me.'];
const ELSEWHERE_ASK = ['What would you like me to know?', 'How are things there?', 'What has been going on?'];

/** They turn to something that no written conversation is about. */
const elsewhere = (heard: Heard): Draft => ({
  slots: [
    ...reflection(heard, { ...NEW_MEMORY }),
    slotOf('hear', 'elsewhere', ELSEWHERE),
    slotOf('ask', 'elsewhere.ask', ELSEWHERE_ASK),
  ],
  source: 'flow',
  topic: 'elsewhere',
  memory: { flow: null, awaits: null, stalls: 0 },
});

const ASKS_FOR_ANOTHER =
  /\b(?:can we talk about|let'?s talk about|i (?:really )?want to talk about|talk about something else|change (?:the )?(?:topic|subject))\b/i;

const MARKS =
  /\b(?:actually|something else|another thing|different (?:topic|subject|thing)|change (?:the )?(?:topic|subject)|by the way|can we talk about|let'?s talk about|want to talk about)\b/i;

/** Topics that do not wait for a good place to come in. */
const PRESSING: readonly string[] = ['panic', 'grief'];

function isTurningAway(text: string, open: TopicFlow, found: { flow: TopicFlow; strength: number }): boolean {
  if (MARKS.test(text) || open.topic === 'small-talk') return true;
  if (strengthOf(open, text) > 0) return false;
  return found.strength >= (PRESSING.includes(found.flow.topic) ? 3 : 5);
}
