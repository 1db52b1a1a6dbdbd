interface HomeLink {
  to: string;
  title: string;
  text?: string;
  go: string;
  /** A line drawing on 40 x 40. */
  sketch: string;
}

/** The links beside the check-in. A new screen adds its own. */
export const HOME_LINKS: readonly HomeLink[] = [
  {
    to: '/chat#newest',
    title: 'Talk with Harbor',
    text: 'An AI companion, not a mental health professional',
    go: 'Start talking',
    sketch: 'M4 6h24v16H12l-6 5v-5H4zM32 14h4v15h-3v5l-6-5H17v-3',
  },
  {
    to: '/trends',
    title: 'See your trends',
    go: 'View Insights',
    sketch: 'M4 35h32M8 35V24h5v11M18 35V8h5v27M28 35V17h5v18',
  },
  {
    to: '/weekly-reflection',
    title: 'Look back on your week',
    go: 'Write Your Reflection',
    sketch: 'M7 4h22v32H7zM12 12h12M12 18h12M12 24h7M33 10v18l-2 4-2-4V10z',
  },
  {
    to: '/mood-reports',
    title: 'A page for your doctor',
    go: 'Create Report',
    sketch: 'M8 4h17l7 7v25H8zM25 4v7h7M13 29h14M13 23q3.5-5 7 0t7-3',
  },
];
