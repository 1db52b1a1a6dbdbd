import text from 'virtual:older-sheet';
import { HOUR_MS, SECOND_MS } from '~/domain/calendar/durations';

/** Margins for browsers that leave no gaps between the parts of a row; only they ask for it. */
export const loader = () =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_MS / SECOND_MS}`,
    },
  });
