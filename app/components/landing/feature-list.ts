interface Feature {
  title: string;
  text: string;
  to: string;
  /** What its link says. Without it the screen is not there yet, and the card leads nowhere. */
  go?: string;
  /** A line drawing on 40 x 40. */
  sketch: string;
}

/** Beside the check-in, which has the large card. */
export const FEATURES: readonly Feature[] = [
  {
    title: 'Trends and insights',
    text: 'Your last seven days as a line and as bars, with averages for mood, sleep, calm and energy.',
    to: '/trends',
    go: 'See your trends',
    sketch: 'M4 35h32M8 35V24h5v11M18 35V8h5v27M28 35V17h5v18',
  },
  {
    title: 'Harbor, an AI companion',
    text: 'To talk things over at any hour. An AI assistant, and not a mental health professional.',
    to: '/chat',
    go: 'Talk with Harbor',
    sketch: 'M4 6h24v16H12l-6 5v-5H4zM32 14h4v15h-3v5l-6-5H17v-3',
  },
  {
    title: 'Mood reports',
    text: 'A clear page for a doctor or a therapist. You choose the weeks, and whether anybody sees it.',
    to: '/mood-reports',
    go: 'Make a report',
    sketch: 'M8 4h17l7 7v25H8zM25 4v7h7M13 29h14M13 23q3.5-5 7 0t7-3',
  },
];
