import type { SafetyState } from '../../safety/types';
import type { CrisisKind } from './texts';

const KINDS: readonly [RegExp, CrisisKind][] = [
  [/self[-_ ]?harm|self[-_ ]?injur/, 'self-harm'],
  [/voice|psycho/, 'voices'],
  [/harm[-_ ]?to[-_ ]?other|violence|homicid/, 'harm-to-others'],
  [/abuse|assault|domestic/, 'abuse'],
  [/eating/, 'eating'],
  [/substance|overdose|drug|alcohol/, 'substance'],
  [/medical/, 'medical'],
];

/** Which written flow a risk belongs to; what is not known is treated as suicide. */
export function crisisKind({ category, subject }: Pick<SafetyState, 'category' | 'subject'>): CrisisKind {
  const kind = KINDS.find(([pattern]) => pattern.test(category ?? ''))?.[1] ?? 'suicide';
  return subject === 'other' && (kind === 'suicide' || kind === 'self-harm') ? 'other-person' : kind;
}
