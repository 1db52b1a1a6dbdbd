/** The longest text of one field, in characters. */
export const REFLECTION_MAX = 2000;

export const REFLECTION_FIELDS = ['highlights', 'challenges', 'gratitude', 'nextWeekGoals'] as const;
export type ReflectionField = (typeof REFLECTION_FIELDS)[number];
export type ReflectionTexts = Record<ReflectionField, string>;

export const FIELD_TITLES: Readonly<Record<ReflectionField, string>> = {
  highlights: 'Highlights',
  challenges: 'Challenges and Growth',
  gratitude: 'Gratitude and Appreciation',
  nextWeekGoals: 'Goals for Next Week',
};

export const hasAnyText = (texts: ReflectionTexts) => REFLECTION_FIELDS.some((field) => texts[field] !== '');

export const NO_HIGHLIGHT = 'Please add at least one highlight';
