import type { Rating } from '~/domain/check-in/answers';

/** The light theme's tokens: a saved file takes no stylesheet with it. */
export const PICTURE_COLOURS = {
  paper: '#f3f3ec',
  line: '#d3d5cb',
  ink: '#14282e',
  'mood-none': '#74827f',
} as const;

export const MOOD_COLOURS: Record<Rating, string> = {
  1: '#de6a5b',
  2: '#ea9846',
  3: '#f8e590',
  4: '#8acda0',
  5: '#5c97d4',
};
