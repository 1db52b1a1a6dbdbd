import { isPractical } from '../plain-danger/denied/practical';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { graveSumOf, HALF_HEARD } from './signs';

/** From this likelihood on the frame takes nothing away. */
const LIKELY = 0.7;
/** More than this was seen before: then what is only learned says something, too. */
const OTHER_SIGNS = 1;

/**
 * A question what to say to somebody, or a correction of Harbor, in which nothing but the learned listener hears a danger: in a
 * talk without other signs it is worth half a question, which adds up with what is told next and asks nothing by itself.
 */
export function heardInFrame({ risk }: Talk, written: Written): Written {
  const { heard } = written;
  const isOpen =
    risk.level !== 'none' || risk.question !== null || risk.isDirect || graveSumOf(risk) >= OTHER_SIGNS;
  const isOnlyLearned = heard.rules.every((id) => id.startsWith('learned:'));
  const isGrave = heard.level === 'crisis' || heard.level === 'imminent' || heard.danger >= LIKELY;
  if (isOpen || isGrave || !isOnlyLearned || !isPractical(heard.words)) return written;
  const danger = Math.min(heard.danger, HALF_HEARD);
  return { ...written, heard: { ...heard, level: 'none', category: null, subject: null, rules: [], danger } };
}
