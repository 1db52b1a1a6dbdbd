interface Way {
  to: string;
  title: string;
  text: string;
  go: string;
  /** A line drawing on 40 x 40. */
  sketch: string;
}

/** The cards beside the check-in. A screen that comes later brings its card with it. */
export const WAYS: readonly Way[] = [
  {
    to: '/trends',
    title: 'See your trends',
    text: 'Seven days in a picture, and what your own numbers say so far.',
    go: 'View Insights',
    sketch: 'M4 35h32M8 35V24h5v11M18 35V8h5v27M28 35V17h5v18',
  },
];
