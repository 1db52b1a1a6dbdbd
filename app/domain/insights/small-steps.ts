import type { FactorId } from './factor-names';

/** Something small that anybody can do. Nothing medical, nothing that costs money. */
export interface SmallSteps {
  /** When it is low or falling. */
  first: string;
  /** When it moves together with mood, or is only the lowest: something to try and watch. */
  second: string;
  /** When it is going well. */
  keep: string;
}

/** The steps of each factor. */
export const SMALL_STEPS: Readonly<Record<FactorId, SmallSteps>> = {
  sleep: {
    first: 'Choose one night this week to go to bed half an hour earlier, with your phone in another room.',
    second: 'Keep the same time for getting up for three days, and see what your sleep rating says.',
    keep: 'Whatever you do before bed seems to suit you. Keep it for another week.',
  },
  mood: {
    first:
      'Do one small thing today that used to feel good, for ten minutes, even if it feels flat at first.',
    second: 'Tonight, write down one thing that was all right today. One line is enough.',
    keep: 'Note one thing that helped this week, so that you can find it again on a grey day.',
  },
  appetite: {
    first: 'Have one simple meal at a set time today. Something easy counts.',
    second: 'Try to eat one meal sitting down, without a screen, and see how it feels.',
    keep: 'Your meals seem to go well. Keep one of them at the same time each day.',
  },
  focus: {
    first: 'Pick one task, set a timer for ten minutes, and put everything else out of sight.',
    second: 'Do the thing that needs your head most in the hour when you are most awake.',
    keep: 'Notice what time of day you work best, and keep that hour free for what matters.',
  },
  energy: {
    first: 'Take a slow walk of ten minutes in daylight, or sit by a window if that is too much today.',
    second: 'Plan one short rest into tomorrow, before you need it.',
    keep: 'Use a little of this energy for something you like, not only for duties.',
  },
  stress: {
    first: 'Take one pause today that is only a pause: five slow breaths, nothing else.',
    second: 'Write down what is on your mind, and cross out one thing that can wait a week.',
    keep: 'Something keeps you calm these days. Keep a place for it in your week.',
  },
  anxiety: {
    first: 'When worry rises, name five things you can see and four you can hear. Take your time.',
    second: 'Give worry ten minutes at a set time today, with pen and paper, and then close the page.',
    keep: 'You have been calmer lately. Note what a calm day looks like for you.',
  },
  motivation: {
    first: 'Choose the smallest piece of one thing you put off, and do only that: five minutes.',
    second: 'Lay out tonight what you need for one thing tomorrow, so that starting is easy.',
    keep: 'Pick one thing you care about, and give it half an hour while it feels light.',
  },
  social: {
    first: 'Send one short message to someone you like. It needs no reason.',
    second: 'Make one small plan with someone this week: a call or a walk is enough.',
    keep: 'Thank one person who was there for you this week.',
  },
  selfCare: {
    first: 'Choose one kind thing for yourself today that takes five minutes, and do it before noon.',
    second: 'Put one thing that is only for you into this week, at a fixed time.',
    keep: 'You take good care of yourself. Keep the one habit that helps most.',
  },
};
