import { dangerIn } from '../../app/domain/listener/danger';
import {
  DIRECT_SIGNS,
  FAINT_SIGNS,
  FLOW_SIGNS,
  LABELS,
  SIGNS,
  STRONG_SIGNS,
} from '../../app/domain/listener/labels';
import { type Confidences, recognise } from '../../app/domain/listener/recognise';
import type { Recogniser } from '../../app/domain/listener/weights-format';
import { assess } from '../../app/domain/safety/assess';
import { isCrisis } from '../../app/domain/safety/types';
import { type Example, PIECES, REACTIONS, TOLD } from './corpus';

/** One line of a writer who was left out, as the app would have heard it. */
export interface Heard {
  example: Example;
  confidences: Confidences;
  isFlagged: boolean;
  isCrisis: boolean;
}

export function hear(example: Example, recogniser: Recogniser): Heard {
  const { level } = assess(example.text, { recogniser });
  return {
    example,
    confidences: recognise(recogniser, example.text),
    isFlagged: level !== 'none',
    isCrisis: isCrisis(level),
  };
}

/** Per cent, with one decimal. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const carries = ({ signs }: Example, list: readonly string[]) => list.some((sign) => signs.get(sign) === 1);
const isDirect = (example: Example) => carries(example, DIRECT_SIGNS);
const isStrong = (example: Example) => !isDirect(example) && carries(example, STRONG_SIGNS);

/** Which lines each figure counts. */
const KINDS: Readonly<Record<string, (example: Example) => boolean>> = {
  'crisis lines': isDirect,
  'concern lines': isStrong,
  'faint lines': (example) => !isDirect(example) && !isStrong(example) && carries(example, FAINT_SIGNS),
  'other dangers': (example) => example.kind === 'others' && carries(example, FLOW_SIGNS),
  'other dangers, told in pieces': (example) => example.kind === PIECES && carries(example, FLOW_SIGNS),
  'harmless, near other dangers': ({ kind, signs }) => kind === PIECES && signs.size === 0,
  'danger beside a correction': (example) =>
    example.kind === REACTIONS && (isDirect(example) || isStrong(example) || carries(example, FLOW_SIGNS)),
  'corrections, questions and sayings': ({ kind, signs }) =>
    kind === REACTIONS && [...signs.keys()].every((sign) => sign.startsWith('p.')),
  'ordinary turns': ({ kind }) => kind === 'ordinary',
  'heavy topics without danger': ({ kind }) => kind === 'topics',
  'ordinary burdens, told by a detail': ({ kind }) => kind === TOLD,
  'harmless lines that tempt': ({ kind }) => kind === 'lookalikes',
};

export interface Row {
  lines: number;
  /** Per cent that was asked about or answered as a crisis. */
  heard: number;
  /** Per cent that was answered as a crisis at once. */
  crisis: number;
}

const rowOf = (heard: readonly Heard[]): Row => ({
  lines: heard.length,
  heard: share(heard.filter(({ isFlagged }) => isFlagged).length, heard.length),
  crisis: share(heard.filter((each) => each.isCrisis).length, heard.length),
});

/** By kind of line, for the lines that `which` takes. */
export function rowsByKind(
  heard: readonly Heard[],
  which: (example: Example) => boolean,
): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(KINDS).map(([name, isOf]) => [
      name,
      rowOf(heard.filter(({ example }) => which(example) && isOf(example))),
    ]),
  );
}

/** Precision and recall of each sign, topic and act at a confidence of one half, in per cent. */
export function rowsByLabel(
  heard: readonly Heard[],
): Record<string, { lines: number; precision: number; recall: number }> {
  return Object.fromEntries(
    LABELS.filter((label) => /^[aostp]\./.test(label) && !label.startsWith('q.')).map((label) => {
      const isTrue = ({ example }: Heard) => holds(example, label);
      const isSaid = ({ confidences }: Heard) => (confidences[label] ?? 0) >= 0.5;
      const truth = heard.filter(isTrue);
      const both = truth.filter(isSaid).length;
      return [
        label,
        {
          lines: truth.length,
          precision: share(both, heard.filter(isSaid).length),
          recall: share(both, truth.length),
        },
      ];
    }),
  );
}

function holds({ topics, act, signs }: Example, label: string): boolean {
  if ((SIGNS as readonly string[]).includes(label)) return signs.get(label) === 1;
  return label.startsWith('t.') ? topics.includes(label.slice(2)) : act === label.slice(2);
}

/** How often danger was there where the confidence said so, in tenths: [lowest confidence, lines, per cent with danger]. */
export function reliability(heard: readonly Heard[]): [number, number, number][] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const inside = heard.filter(
      ({ confidences }) => Math.min(9, Math.floor(dangerIn(confidences) * 10)) === tenth,
    );
    const danger = inside.filter(({ example }) =>
      [...example.signs].some(([sign, sure]) => sure === 1 && !sign.startsWith('p.')),
    );
    return [tenth / 10, inside.length, share(danger.length, inside.length)];
  });
}
