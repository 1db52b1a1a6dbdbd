import older from '~/browser/older.js?raw';
import olderForms from '~/browser/older-forms.js?raw';
import olderStreams from '~/browser/older-streams.js?raw';
import { HOUR_MS, SECOND_MS } from '~/domain/calendar/durations';

const TEXT = [older, olderForms, olderStreams].join('\n');

/** What browsers of the stated minimum do not know yet; only they ask for it. */
export const loader = () =>
  new Response(TEXT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_MS / SECOND_MS}`,
    },
  });
