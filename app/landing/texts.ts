export const STAGES = [
  {
    title: 'Your first assessment',
    text: 'An instant snapshot of sleep, stress and energy, and the first mark on your line.',
  },
  { title: '3-5 assessments', text: 'Pattern recognition begins: what comes up again becomes visible.' },
  { title: '7+ assessments', text: 'Deep analysis, with full 7-day trend charts of your own numbers.' },
  {
    title: '2-3 weeks',
    text: 'Expert insights: enough days to say what moves together, and to say when nothing does.',
  },
] as const;

export const STEPS = [
  {
    title: 'Check in',
    text: 'Rate how you are with five faces. About 5 questions, about 5 minutes, or the full 10.',
  },
  { title: 'Look', text: 'See your last seven days as one line, with the days you missed left open.' },
  { title: 'Understand', text: 'Read what your numbers say. Where they say nothing yet, you are told so.' },
  {
    title: 'Share, if you want',
    text: 'Take what helps to somebody you trust. You decide what, and with whom.',
  },
] as const;

/** `to` is set once its screen is there. */
export const FEATURES: readonly { title: string; text: string; to?: string; go?: string }[] = [
  {
    title: 'Daily check-in',
    text: 'Ten faces, or five on a hard day. A note, if there is something to remember.',
    to: '/checkin',
    go: 'Check in now',
  },
  {
    title: 'Trends',
    text: 'Seven days in a picture and a table. A missed day is a gap, never a number.',
    to: '/trends',
    go: 'See trends',
  },
  {
    title: 'Harbor, an AI companion',
    text: 'Somebody to write to who listens and asks. It is not a mental health professional.',
  },
  {
    title: 'Mood reports',
    text: 'A page for your doctor or therapist. You choose who sees it, and for how long.',
  },
];

export const WORKFLOWS = [
  {
    title: 'Every day',
    time: '5-10 minutes',
    text: 'One check-in, at any hour. Several a day are fine, none is fine, too.',
  },
  {
    title: 'Every week',
    time: '15-20 minutes',
    text: 'Look back over the line, and write down what was good, what was hard and what comes next.',
  },
  {
    title: 'In a crisis',
    time: 'right now',
    text: 'Do not check in first. Call or text 988, or text HOME to 741741. The numbers stand on every page.',
  },
] as const;

export const REASONS = [
  {
    title: 'It works when little else does',
    text: 'On an old phone, without JavaScript, without an account.',
  },
  { title: 'It claims only what it knows', text: 'No diagnosis, no score that pretends. A gap stays a gap.' },
  {
    title: 'It is yours',
    text: 'Encrypted where it is stored. No advertising, no tracking, nothing sent to anyone else.',
  },
] as const;

/** What a page is called when somebody was on the way to it. */
export const DESTINATIONS: Readonly<Record<string, string>> = {
  '/checkin': 'your check-in',
  '/trends': 'your trends',
  '/settings': 'the settings',
};
