import { STEPS } from '../../steps/all';
import type { Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

const SIZE =
  /^\W*(?:(?:ok|okay|maybe|like|just|say|pues|bueno|dale|unos|como|solo|a lo mejor) )*((?:\d{1,2}|one|two|five|ten|fifteen|twenty|un|dos|cinco|diez|quince|veinte) ?(?:min(?:ute|uto)?s?))(?!\p{L})/iu;

/** How long it shall take, said first where that is asked: what is joked or told behind it changes nothing. */
export function sizeSaid(talk: Talk, { text, heard }: Written): Move | null {
  const { step, offered } = talk.memory;
  const [first] = offered;
  const size = STEPS[step ?? '']?.keeps === 'size' ? SIZE.exec(text)?.[1] : undefined;
  if (!size || !first || heard.level !== 'none' || text.includes('?')) return null;
  return { talk: withSlots(talk, { size: size.toLowerCase() }), to: first.target, by: 'person' };
}
