import { type HeardText } from '../../safety/types';
import { type Move, openingAt, suspending } from './move';
import { fallsAsleepDriving } from './plain-danger/asleep-driving';
import { asksInstead, hasUrge, isBleeding } from './plain-danger/cutting';
import type { Talk } from './state';

/** Who falls asleep at the wheel is asked to stop before anything else is talked of. */
export function asleepDriving(talk: Talk, { words }: HeardText): Move | null {
  if (talk.risk.level === 'imminent' || !fallsAsleepDriving(words)) return null;
  return { talk: suspending(talk), to: 'DRIVE', by: 'person' };
}

/** An urge to hurt oneself is met with what to do in its place, before it is asked about. */
export function urgeTold(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.level === 'imminent' || level === 'imminent' || isBleeding(words)) return null;
  if (/^(?:HARM\.3|URGE)/.test(memory.step ?? '')) return null;
  const isKnown = risk.flow === 'HARM' || Object.keys(memory.said).some((id) => /^(?:HARM|URGE)/.test(id));
  return hasUrge(words) || (isKnown && asksInstead(words))
    ? openingAt(talk, 'HARM.3', ['harm.instead'])
    : null;
}
