export interface OnboardingStep {
  title: string;
  paragraphs: readonly string[];
}

export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    title: 'Welcome to Your Mental Health Discovery',
    paragraphs: [
      'Soundings helps you notice how you are, a few minutes at a time. You rate sleep, mood, energy and a few more with a face and a word, and look back at what comes together.',
      'It is for self-reflection. It does not diagnose or treat, and it does not replace somebody you can talk to.',
    ],
  },
  {
    title: 'Your Privacy is Protected',
    paragraphs: [
      'What you enter is encrypted where it is stored, and private to you. There is no advertising and no tracking.',
      'Only you decide what is shared with a provider, and when.',
    ],
  },
  {
    title: 'Ready to Start Your Assessment?',
    paragraphs: [
      'A 5-minute assessment, about 5 questions or the full 10, and then your first AI insights from your own numbers.',
      'You can stop at any question. What you have answered is kept.',
    ],
  },
];
