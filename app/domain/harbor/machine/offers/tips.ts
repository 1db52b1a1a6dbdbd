import type { SafetyLanguage } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import type { Talk } from '../talk/state';

/** The step with the next tip for what the talk is about: none comes twice, and those for any day come after its own. */
export function tipStep({ risk, memory }: Talk): string {
  const own = memory.topic !== null && memory.topic !== 'other' ? `TIP.${memory.topic}` : 'TIP.any';
  return [own, 'TIP.any'].find((id) => isLeft(id, memory.said, risk.language)) ?? 'TIP.none';
}

const isLeft = (id: string, said: Readonly<Record<string, number>>, language: SafetyLanguage): boolean =>
  (said[id] ?? 0) < [WORDS[language][id]?.say ?? []].flat().length;
