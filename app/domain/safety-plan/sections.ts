export const PLAN_FIELDS = [
  'warningSigns',
  'copingSteps',
  'distractions',
  'people',
  'professionals',
  'surroundings',
] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

/** The person's own words, by section; every one may be empty. */
export type PlanTexts = Record<PlanField, string>;

export const EMPTY_PLAN: PlanTexts = {
  warningSigns: '',
  copingSteps: '',
  distractions: '',
  people: '',
  professionals: '',
  surroundings: '',
};

interface PlanSection {
  title: string;
  hint: string;
  /** Short lines to take over or to be reminded by. */
  examples: readonly string[];
}

/**
 * The six steps of the Safety Planning Intervention, in its order: Stanley and Brown, "Safety Planning Intervention: A
 * Brief Intervention to Mitigate Suicide Risk", Cognitive and Behavioral Practice 19 (2012). The wording is ours.
 */
export const PLAN_SECTIONS: Readonly<Record<PlanField, PlanSection>> = {
  warningSigns: {
    title: 'Signs that it is getting hard',
    hint: 'Thoughts, moods, places or days that tell you trouble may be coming.',
    examples: ['I do not answer messages', 'I sleep badly for days', 'I think I am a burden'],
  },
  copingSteps: {
    title: 'Things I can do by myself',
    hint: 'What takes your mind off it without anyone else. Put the easiest one on the first line.',
    examples: ['Walk around the block', 'Take a shower', 'Listen to one song', 'Breathe out slowly'],
  },
  distractions: {
    title: 'Places and people that distract me',
    hint: 'Where there is some life around you, even if you do not talk about how you feel.',
    examples: ['The library', 'A café with people', 'A walk where others walk'],
  },
  people: {
    title: 'People I can ask for help',
    hint: 'One on each line, with a number if you have it: you can then call or text them from here.',
    examples: ['My sister or brother', 'A friend I trust', 'My neighbor'],
  },
  professionals: {
    title: 'Professionals and lines I can call',
    hint: 'A doctor, a therapist, a clinic. 988 stands here for you already.',
    examples: ['My doctor', 'My therapist', 'The clinic near me'],
  },
  surroundings: {
    title: 'Making my surroundings safer',
    hint: 'What could be put away, locked up or given to someone for a while, and who can help with it.',
    examples: [
      'Someone keeps my pills for me',
      'Weapons are locked up or out of the house',
      'I do not drink when I feel low',
    ],
  },
};
