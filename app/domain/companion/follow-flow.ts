import type { Draft, Heard } from './draft';
import type { FlowOption, TopicFlow } from './flows/flow';
import type { CompanionMemory } from './types';
import * as shared from './flows/shared';
import { ownChoice, pickedOption } from './choices';
import { opening, reflection } from './reflection';
import { fillIn } from './words/fill-in';
import { slotOf } from './slots';
import { asksForIdeas } from './intents';

/** Steps after a topic's own ones, in this order. */
const ENDING = ['permission', 'offer', 'chosen', 'obstacle', 'close', 'after'] as const;
type Ending = (typeof ENDING)[number];

const stepOf = (flow: TopicFlow, ending: Ending) => flow.steps.length + ENDING.indexOf(ending);

/** The next reply of the conversation about a topic, from what the last one waited for. */
export function followFlow(heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft {
  if (asksForIdeas(heard.text)) return offer(heard, memory, flow);
  if (memory.quiet) return listen(heard, memory, flow);
  const step = memory.flow?.step ?? -1;
  switch (memory.awaits) {
    case 'permission':
      return afterPermission(heard, memory, flow, step);
    case 'choice':
      return afterOffer(heard, memory, flow);
    case 'own':
      return choose(heard, memory, flow, ownIdea(heard));
    case 'time':
      return afterTime(heard, memory, flow);
    default: {
      // An idea that comes late is still theirs.
      const late = step >= stepOf(flow, 'close') && !memory.choice && SAYS_WHAT.test(heard.text);
      const idea = late ? ownIdea(heard) : null;
      return idea ? choose(heard, memory, flow, idea) : goTo(heard, memory, flow, step + 1);
    }
  }
}

const SAYS_WHAT =
  /^(?:\s*(?:maybe|well|ok|okay|so|but|or),?)*\s*i(?: could|'ll| will| might| can| want to|'d like to)\b/i;

/** Begins a topic's conversation. */
export const startFlow = (heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft =>
  memory.quiet ? listen(heard, memory, flow) : goTo(heard, memory, flow, 0);

function goTo(heard: Heard, memory: CompanionMemory, flow: TopicFlow, step: number): Draft {
  const own = flow.steps[step];
  const told = own ?? (step === stepOf(flow, 'permission') ? flow.permission : null);
  if (told) {
    const awaits = own ? (own.awaits ?? null) : 'permission';
    return draft(flow, { step, awaits }, [
      ...opening(heard, memory, flow),
      slotOf('hear', `${flow.topic}.${step}.hear`, told.hear),
      told.ask && slotOf('ask', `${flow.topic}.${step}.ask`, told.ask),
    ]);
  }
  if (step === stepOf(flow, 'offer')) return offer(heard, memory, flow);
  if (step === stepOf(flow, 'obstacle')) return afterTime(heard, memory, flow);
  if (step === stepOf(flow, 'close')) return close(heard, memory, flow);
  return after(memory, flow);
}

function afterPermission(heard: Heard, memory: CompanionMemory, flow: TopicFlow, step: number): Draft {
  const { polarity } = heard.answer;
  const isAtOffer = step === stepOf(flow, 'offer');
  const named = isAtOffer ? (pickedOption(heard.text, flow) ?? ownIdea(heard)) : null;
  if (named) return choose(heard, memory, flow, named);
  if (polarity === 'no' || polarity === 'refusal') return askForOwn(heard, memory, flow, shared.NO_IDEAS);
  // "Maybe she is right" goes on about her: it is no answer to an offer.
  const talksOn = !heard.answer.isBare && (polarity === 'unsure' || polarity === 'maybe');
  if (polarity && !talksOn) {
    if (isAtOffer) return choose(heard, memory, flow, flow.options[0]);
    return goTo(heard, memory, flow, step + 1);
  }
  if (memory.stalls > 0) return { ...listen(heard, memory, flow), memory: waiting(flow, step, memory) };
  const again = flow.steps[step]?.ask ?? shared.ASK_AGAIN;
  return draft(flow, { step, awaits: 'permission', stalls: 1 }, [
    ...reflection(heard, memory),
    slotOf('hear', `${flow.topic}.listen`, flow.listen),
    slotOf('ask', `${flow.topic}.${step}.again`, again),
  ]);
}

/** They talk on: nothing is pressed on them, and a yes still counts. */
const waiting = (flow: TopicFlow, step: number, { stalls }: CompanionMemory) => ({
  flow: { topic: flow.topic, step },
  awaits: 'permission' as const,
  stalls: stalls + 1,
});

const dueLook = (heard: Heard, memory: CompanionMemory, flow: TopicFlow) =>
  opening(heard, memory, flow).filter(({ kind }) => kind === 'back');

const CHOICE_ASK = [
  'Which of these, if any, would you try?',
  'Does one of them fit?',
  'Is there one you would pick, or none?',
];

function offer(heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft {
  const names = flow.options.map(({ what }) => what);
  const list = `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
  const lead =
    heard.answer.polarity === 'maybe' || heard.answer.polarity === 'unsure' ? 'You can ignore them.' : '';
  return draft(flow, { step: stepOf(flow, 'offer'), awaits: 'choice', quiet: false }, [
    ...dueLook(heard, memory, flow),
    slotOf(
      'hear',
      `${flow.topic}.offer`,
      flow.offer.map((line) => [fillIn(line, { list }), lead].join(' ').trim()),
    ),
    slotOf('ask', 'offer.ask', CHOICE_ASK),
  ]);
}

function afterOffer(heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft {
  const option = pickedOption(heard.text, flow);
  if (option) return choose(heard, memory, flow, option);
  const { polarity, isBare } = heard.answer;
  if (isBare && (polarity === 'no' || polarity === 'refusal'))
    return askForOwn(heard, memory, flow, shared.NONE_OF_THEM);
  if (isBare) {
    const choice = flow.options[0].what;
    return draft(flow, { step: stepOf(flow, 'offer'), awaits: 'permission' }, [
      ...dueLook(heard, memory, flow),
      slotOf(
        'hear',
        'smallest',
        shared.SMALLEST.map((line) => fillIn(line, { choice })),
      ),
      slotOf('ask', 'smallest.ask', shared.SMALLEST_ASK),
    ]);
  }
  const own = ownIdea(heard);
  return own ? choose(heard, memory, flow, own) : askForOwn(heard, memory, flow, shared.NONE_OF_THEM);
}

function ownIdea({ text, answer }: Heard): FlowOption | null {
  const what = answer.isBare ? null : ownChoice(text);
  return what ? { id: 'own', what, match: /$^/, how: '' } : null;
}

const askForOwn = (heard: Heard, memory: CompanionMemory, flow: TopicFlow, hear: readonly string[]): Draft =>
  draft(flow, { step: stepOf(flow, 'offer'), awaits: 'own' }, [
    ...dueLook(heard, memory, flow),
    slotOf('hear', 'own.hear', hear),
    slotOf('ask', 'own.ask', shared.OWN_ASK),
  ]);

function choose(heard: Heard, memory: CompanionMemory, flow: TopicFlow, option: FlowOption | null): Draft {
  if (!option) return close(heard, memory, flow);
  const choice = option.what;
  const made = { turn: memory.turn, what: choice, topic: flow.topic };
  return draft(flow, { step: stepOf(flow, 'chosen'), awaits: 'time', choice: made }, [
    ...dueLook(heard, memory, flow),
    slotOf(
      'hear',
      'chosen',
      shared.CHOSEN.map((line) => fillIn(line, { choice })),
    ),
    slotOf('say', `${flow.topic}.${option.id}.how`, option.how ? [option.how] : shared.OWN_HOW),
    slotOf('ask', 'chosen.when', shared.CHOSEN_WHEN),
  ]);
}

function afterTime(heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft {
  const { polarity, isBare } = heard.answer;
  const hasTime = !(isBare && polarity !== 'yes');
  return draft(flow, { step: stepOf(flow, 'obstacle'), awaits: null }, [
    ...(hasTime ? opening(heard, memory, flow) : []),
    slotOf('hear', hasTime ? 'time' : 'no-time', hasTime ? shared.OBSTACLE : shared.NO_TIME),
    slotOf('ask', 'obstacle.ask', shared.OBSTACLE_ASK),
  ]);
}

function close(heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft {
  const choice = memory.choice?.topic === flow.topic ? memory.choice.what : null;
  const values = { label: flow.label, choice: choice ?? '' };
  const lines = choice ? shared.CLOSE_WITH_CHOICE : shared.CLOSE_WITHOUT_CHOICE;
  return draft(flow, { step: stepOf(flow, 'close'), awaits: null }, [
    ...reflection(heard, memory),
    choice ? slotOf('say', 'close.small', shared.CLOSE) : null,
    slotOf(
      'back',
      'close',
      lines.map((line) => fillIn(line, values)),
    ),
  ]);
}

function after(memory: CompanionMemory, flow: TopicFlow): Draft {
  const choice = memory.choice?.topic === flow.topic ? memory.choice.what : null;
  const lines = choice ? shared.AFTER_WITH_CHOICE : shared.AFTER_WITHOUT_CHOICE;
  const values = { label: flow.label, choice: choice ?? '' };
  return {
    slots: [
      slotOf(
        'back',
        'after',
        lines.map((line) => fillIn(line, values)),
      ),
    ],
    source: 'flow',
    topic: flow.topic,
    memory: { flow: null, awaits: null, stalls: 0, finished: [...memory.finished, flow.topic].slice(-20) },
  };
}

const listen = (heard: Heard, memory: CompanionMemory, flow: TopicFlow): Draft =>
  draft(flow, { step: memory.flow?.topic === flow.topic ? memory.flow.step : 0, awaits: null }, [
    ...opening(heard, memory, flow),
    slotOf('hear', `${flow.topic}.listen`, flow.listen),
  ]);

type Place = { step: number } & Partial<Pick<CompanionMemory, 'awaits' | 'stalls' | 'choice' | 'quiet'>>;

const draft = (flow: TopicFlow, { step, ...rest }: Place, slots: Draft['slots']): Draft => ({
  slots,
  source: 'flow',
  topic: flow.topic,
  memory: { stalls: 0, ...rest, flow: { topic: flow.topic, step } },
});
