import { REFLECTION_FIELDS } from '../../reflections/fields';
import type { ChosenNote, ChosenReflection } from './snapshot';

/** A note, or the answers of a reflection, as one text. */
export const ownText = (own: ChosenNote | ChosenReflection): string =>
  'text' in own
    ? own.text
    : REFLECTION_FIELDS.map((field) => own[field])
        .filter(Boolean)
        .join(' / ');
