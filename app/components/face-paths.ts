import type { Rating } from '~/domain/check-in/answers';

interface Face {
  rating: Rating;
  /** The wavy surface, left to right. */
  water: string;
  /** From its right end round the bottom of the porthole and back. */
  waterEnd: string;
  face: string;
}

/** All faces are drawn on 48 x 48. */
export const PORTHOLE = { cx: 24, cy: 24, r: 21 };

export const FACES: readonly Face[] = [
  {
    rating: 1,
    water: 'M8.3 38q3.9-2 7.8 0t7.8 0 7.8 0 7.8 0',
    waterEnd: 'A21 21 0 0 1 8.3 38Z',
    face: 'M14.5 19.5q2.5 2.2 5 .6M28.5 20.1q2.5 1.6 5-.6M17 33q7-6.5 14 0',
  },
  {
    rating: 2,
    water: 'M5.4 33.8q4.6-2 9.3 0t9.3 0 9.3 0 9.3 0',
    waterEnd: 'A21 21 0 0 1 5.4 33.8Z',
    face: 'M17.5 19.5v2.2M30.5 19.5v2.2M18 30q6-3.4 12 0',
  },
  {
    rating: 3,
    water: 'M3.03 25.2q5.24-2 10.485 0t10.485 0 10.485 0 10.485 0',
    waterEnd: 'A21 21 0 0 1 3.03 25.2Z',
    face: 'M17.5 18.8v2.4M30.5 18.8v2.4M18 30.5h12',
  },
  {
    rating: 4,
    water: 'M5.2 14.6q4.7-2 9.4 0t9.4 0 9.4 0 9.4 0',
    waterEnd: 'A21 21 0 1 1 5.2 14.6Z',
    face: 'M17.5 18.6v2.4M30.5 18.6v2.4M17 28.5q7 6 14 0',
  },
  {
    rating: 5,
    water: 'M11.1 7.4q3.2-2 6.4 0t6.4 0 6.4 0 6.4 0',
    waterEnd: 'A21 21 0 1 1 11.1 7.4Z',
    face: 'M14.8 20.4q2.7-3.4 5.4 0M27.8 20.4q2.7-3.4 5.4 0M15.5 27.2q8.5 11 17 0z',
  },
];
