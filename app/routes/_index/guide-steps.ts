interface GuideStep {
  title: string;
  text: string;
}

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: 'Daily mood check-ins',
    text: 'Pick a face and a word for each question. About 5 questions and about 5 minutes, or the full 10. You can stop at any question; what you have answered is kept.',
  },
  {
    title: 'AI wellness companion',
    text: 'Harbor is an AI assistant to talk things over with. It is not a mental health professional, and never the only help there is: 988 stands at the top of every page.',
  },
  {
    title: 'Trends and AI insights',
    text: 'Your last seven days as a line and as bars, with every number in words. What is said about them comes from your own answers, and a day without a check-in is never filled in.',
  },
  {
    title: 'Weekly reflections',
    text: 'Once a week, a quiet look back: what went well, what was hard, what you are thankful for, and what you wish for next.',
  },
];

/** The URL of a step (from 1) of the guide, which lies over home. */
export const guidePath = (step: number) => `/?guide=${step}`;

/** The step a URL asks for, or null when it asks for none that there is. */
export function guideStepOf(asked: string | null): number | null {
  return asked !== null && /^[1-9]\d?$/.test(asked) && GUIDE_STEPS[Number(asked) - 1] ? Number(asked) : null;
}
