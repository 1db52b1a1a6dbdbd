import { fingerprint } from './words/fingerprint';
import type { Lines } from './flows/flow';

export type PartKind = 'echo' | 'back' | 'lead' | 'hear' | 'say' | 'ask';

/** A place in a reply that one of several lines fills. */
export interface Slot {
  kind: PartKind;
  id: string;
  lines: readonly string[];
}

export interface Composed {
  text: string;
  /** What goes into the memory's `recent`. */
  trace: string;
}

const MOST_COMBINATIONS = 600;

/** Said before a reply when everything else about it was heard within the last ten turns. */
const BRIDGES: Lines = [
  'Still with you.',
  'I am here.',
  'Taking that in.',
  'All right.',
  'Okay, I hear you.',
  'Thanks for staying with it.',
  'Let me stay with that.',
  'I have that.',
  'Right, I am listening.',
  'Understood.',
  'Noted, and no hurry.',
  'We can go slowly.',
];

const BRIDGES_ES: Lines = [
  'Aquí sigo.',
  'Te leo con calma.',
  'Vamos despacio.',
  'Lo tengo presente.',
  'Gracias por seguir.',
  'Entiendo.',
  'Sin prisa.',
  'Sigo contigo en esto.',
  'Te sigo.',
  'Bien, te leo.',
  'Tómate tu tiempo.',
  'De acuerdo.',
];

/**
 * Fills the slots so that the reply as a whole was not said in the turns that `recent` holds, and its parts as
 * rarely as can be. The same seed, slots and memory give the same reply.
 */
export function compose(slots: readonly Slot[], seed: string, recent: readonly string[]): Composed {
  const best = cheapest(slots, seed, recent);
  if (!best.isRepeat) return best;
  const isSpanish = slots.some(({ id }) => id.startsWith('es.'));
  return cheapest(
    [{ kind: 'lead', id: 'bridge', lines: isSpanish ? BRIDGES_ES : BRIDGES }, ...slots],
    seed,
    recent,
  );
}

function cheapest(
  slots: readonly Slot[],
  seed: string,
  recent: readonly string[],
): Composed & { isRepeat: boolean } {
  const filled = slots.filter(({ lines }) => lines.length > 0);
  const heard = new Map<string, number>();
  recent.forEach((trace, age) => trace.split('|').forEach((id) => heard.set(id, age + 1)));
  const total = filled.reduce((count, { lines }) => count * lines.length, 1);
  const start = fingerprint(seed) % total;
  let best: (Composed & { isRepeat: boolean; cost: number }) | null = null;
  for (let step = 0; step < Math.min(total, MOST_COMBINATIONS); step += 1) {
    const candidate = fill(filled, (start + step * strideFor(total)) % total, heard);
    if (!best || candidate.cost < best.cost) best = candidate;
    if (best.cost === 0) break;
  }
  return best ?? { text: '', trace: '', isRepeat: false };
}

/** A step through all combinations that changes every slot and meets each combination once. */
function strideFor(total: number): number {
  let stride = Math.max(1, Math.floor(total * 0.38));
  while (gcd(stride, total) !== 1) stride += 1;
  return stride;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function fill(slots: readonly Slot[], combination: number, heard: ReadonlyMap<string, number>) {
  let rest = combination;
  let cost = 0;
  const ids: string[] = [];
  const texts = slots.map(({ id, lines, kind }) => {
    const index = rest % lines.length;
    rest = Math.floor(rest / lines.length);
    const name = `${id}.${index}`;
    ids.push(name);
    cost += (heard.get(name) ?? 0) * (kind === 'lead' ? 1 : 3);
    return lines[index] ?? '';
  });
  const text = texts.filter((line) => line !== '').join(' ');
  const mark = `#${fingerprint(text).toString(36)}`;
  const isRepeat = heard.has(mark);
  return { text, trace: [...ids, mark].join('|'), isRepeat, cost: cost + (isRepeat ? 100_000 : 0) };
}
