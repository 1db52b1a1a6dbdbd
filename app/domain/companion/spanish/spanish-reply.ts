import type { Draft, Heard } from '../draft';
import type { Lines } from '../flows/flow';
import { slotOf } from '../slots';
import type { CompanionMemory } from '../types';
import { bareWords, countWords } from '../words/normal';
import { SPANISH_ANY, SPANISH_ASIDES, SPANISH_FIRST, SPANISH_GREETING, SPANISH_LEADS } from './asides';
import { SPANISH_TOPICS, type SpanishTopic } from './topics';

const YES =
  /^(?:s[ií]|claro|ok|okay|va|dale|bueno|por favor|est[aá] bien|sale|as[ií] es|cierto|aj[aá])(?: (?:por favor|claro|gracias|est[aá] bien))*$/;
const NO = /^(?:no|nop|nada|no gracias|para nada|tampoco|no quiero|ahora no|ninguna|ninguno)(?: gracias)?$/;
const UNSURE =
  /^(?:no s[eé](?: qu[eé] (?:hacer|decir))?|tal vez|quiz[aá]s?|a veces|m[aá]s o menos|puede ser|creo que s[ií]|supongo)$/;

const OFFER: Lines = ['Puedes {a}, o {b}.', 'Algo pequeño: {a}, o {b}.'];
const OFFER_ASK: Lines = ['¿Te serviría una de las dos?', '¿Cuál te queda mejor?'];
const PERMISSION: Lines = [
  'Tengo dos ideas pequeñas para esto.',
  'Conozco dos cosas pequeñas que a algunos les ayudan.',
];
const PERMISSION_ASK: Lines = ['¿Quieres oírlas?', '¿Te las digo?'];
const CHOSEN: Lines = [
  'Bien. Con la mitad también cuenta.',
  'Eso. Pequeño está bien.',
  'Va. Si no sale, no pasa nada.',
];
const CHOSEN_ASK: Lines = ['¿Cuándo podrías hacerlo?', '¿En qué momento del día te queda?'];
const CLOSE: Lines = [
  'Hoy le pusiste palabras a esto, y eso ya es algo.',
  'Nada tiene que quedar resuelto hoy.',
  'Vuelve y cuéntame cómo te fue, también si no salió.',
  'Aquí sigo para lo que venga.',
];

type Answer = 'yes' | 'no' | 'unsure';

/** The reply to an everyday message in Spanish: short, with one question at most. */
export function spanishReply({ text }: Heard, memory: CompanionMemory): Draft {
  const words = bareWords(text);
  const aside = SPANISH_ASIDES.find(([match]) => match.test(words));
  const first = memory.recent.some((trace) => trace.includes('es.'))
    ? null
    : slotOf('say', 'es.first', SPANISH_FIRST);
  if (aside) return draft([slotOf('say', `es.${aside[1]}`, aside[2])], {});
  const [greets, hello, howAreYou] = SPANISH_GREETING;
  if (greets.test(words))
    return draft([slotOf('hear', 'es.hello', hello), first, ask(memory, 'es.how', howAreYou)], {
      awaits: null,
    });
  const open = topicAt(memory);
  const found = SPANISH_TOPICS.find(({ cues }) => cues.test(words)) ?? null;
  const answer: Answer | null = YES.test(words)
    ? 'yes'
    : NO.test(words)
      ? 'no'
      : UNSURE.test(words)
        ? 'unsure'
        : null;
  const topic = answer ? open : (found ?? open);
  if (!topic) return anything(memory, answer, first);
  const step = topic.id === open?.id ? (memory.flow?.step ?? 0) + 1 : 0;
  return draft([lead(answer), ...introduced(stepSlots(topic, step, { memory, answer, words }), first)], {
    flow: { topic: topic.id, step: answer === 'no' && step === 3 ? 5 : step },
    awaits: null,
  });
}

/** Who is speaking is said before the question, so that the question stands last. */
const introduced = (slots: Draft['slots'], first: Draft['slots'][number]): Draft['slots'] => [
  ...slots.filter((slot) => slot?.kind !== 'ask'),
  first,
  ...slots.filter((slot) => slot?.kind === 'ask'),
];

const topicAt = ({ flow }: CompanionMemory): SpanishTopic | null =>
  SPANISH_TOPICS.find(({ id }) => id === flow?.topic) ?? null;

const lead = (answer: Answer | null) =>
  answer ? slotOf('lead', `es.lead.${answer}`, SPANISH_LEADS[answer]) : null;

const ask = ({ quiet }: CompanionMemory, id: string, lines: Lines) =>
  quiet ? null : slotOf('ask', id, lines);

/** Two questions about it, then an offer, the ideas, a time, and an end that stays open. */
function stepSlots(
  topic: SpanishTopic,
  step: number,
  { memory, answer, words }: { memory: CompanionMemory; answer: Answer | null; words: string },
): Draft['slots'] {
  const { id, hear, ideas } = topic;
  if (step <= 1)
    return [
      slotOf('hear', `${id}.${step}`, hear[step] ?? hear[0]),
      ask(memory, `${id}.${step}.ask`, topic.ask[step] ?? topic.ask[0]),
    ];
  if (step === 2)
    return [
      slotOf('hear', `${id}.2`, hear[2]),
      slotOf('say', 'es.permission', PERMISSION),
      ask(memory, 'es.permission.ask', PERMISSION_ASK),
    ];
  if (step === 3 && answer !== 'no')
    return [
      slotOf(
        'hear',
        'es.offer',
        OFFER.map((line) => line.replace('{a}', ideas[0]).replace('{b}', ideas[1])),
      ),
      ask(memory, 'es.offer.ask', OFFER_ASK),
    ];
  if (step === 4 && answer !== 'no' && countWords(words) > 0)
    return [slotOf('hear', 'es.chosen', CHOSEN), ask(memory, 'es.chosen.ask', CHOSEN_ASK)];
  return [slotOf('hear', 'es.close', [...CLOSE, ...SPANISH_ANY.hear])];
}

function anything(memory: CompanionMemory, answer: Answer | null, first: Draft['slots'][number]): Draft {
  return draft(
    [
      lead(answer),
      slotOf('hear', 'es.any', SPANISH_ANY.hear),
      first,
      ask(memory, 'es.any.ask', SPANISH_ANY.ask),
    ],
    { awaits: null },
  );
}

const draft = (slots: Draft['slots'], memory: Draft['memory']): Draft => ({
  slots,
  source: 'flow',
  topic: 'language',
  memory,
});
