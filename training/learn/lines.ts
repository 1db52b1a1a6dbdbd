import { askedBy, dangerIn } from '../../app/domain/listener/danger';
import { LABELS } from '../../app/domain/listener/labels';
import type { Confidences } from '../../app/domain/listener/recognise';
import type { Scored } from './held-out';
import type { Calibration } from './quantise';

/** Of ordinary turns, this part may be asked: it costs them one press. */
const ORDINARY_ASKED = 0.029;
/** Of ordinary turns, and of harmless lines that tempt, this part may be answered as a crisis. */
const ORDINARY_CRISIS = 0.001;
const TEMPTING_CRISIS = 0.003;
/** Of lines that do carry danger, a rule may wrongly be overruled in this part, or taken down by one level. */
const OVERRULED = 0.03;
const DOUBTED = 0.17;

const isOrdinary = ({ kind }: { kind: string }) => kind === 'ordinary' || kind === 'topics';

export function confidencesOf(
  scores: ArrayLike<number>,
  calibration: Readonly<Record<string, Calibration>>,
): Confidences {
  return Object.fromEntries(
    LABELS.map((label, index) => {
      const { slope, offset } = calibration[label] as Calibration;
      return [label, 1 / (1 + Math.exp(-(slope * (scores[index] as number) + offset)))];
    }),
  );
}

/** The confidences of danger from which something happens, by what they may cost on lines of writers not learned from. */
export function linesFor(
  scored: readonly Scored[],
  calibration: Readonly<Record<string, Calibration>>,
): Record<string, number> {
  const all = scored.map(({ example, scores }) => ({
    example,
    confidences: confidencesOf(scores, calibration),
  }));
  const above = (part: number, which: (example: Scored['example']) => boolean, by = dangerIn) => {
    const sorted = all
      .filter(({ example }) => which(example))
      .map(({ confidences }) => by(confidences))
      .sort((one, other) => other - one);
    return sorted[Math.floor(sorted.length * part)] ?? 1;
  };
  const carries = (example: Scored['example']) =>
    example.kind !== 'talk' &&
    [...example.signs].some(([sign, sure]) => sure === 1 && !sign.startsWith('p.'));
  const lines = {
    ask: above(ORDINARY_ASKED, isOrdinary, askedBy),
    crisis: Math.max(
      above(ORDINARY_CRISIS, isOrdinary),
      above(TEMPTING_CRISIS, ({ kind }) => kind === 'lookalikes'),
    ),
    believe: above(1 - DOUBTED, carries),
    overrule: above(1 - OVERRULED, carries),
  };
  return Object.fromEntries(Object.entries(lines).map(([name, at]) => [name, Number(at.toPrecision(4))]));
}
