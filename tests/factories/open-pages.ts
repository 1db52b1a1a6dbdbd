/** The pages that anyone may open. */
export const OPEN_PAGES = [
  { url: '/privacy', title: 'Privacy' },
  { url: '/safety', title: 'Safety and help' },
  { url: '/exercises', title: 'Short exercises' },
  { url: '/exercises/breathing', title: 'Paced breathing' },
  { url: '/exercises/thought-record', title: 'Thought record' },
  { url: '/safety/how', title: 'How Harbor listens' },
  { url: '/terms', title: 'Terms' },
  { url: '/licenses', title: 'Licenses' },
] as const;
