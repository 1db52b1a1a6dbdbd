import { clockTime } from '../calendar/clock-in-words';
import { longDate } from '../calendar/dates-in-words';
import { utcDate } from '../calendar/utc';

/** To the admins, when the cap of the server has held texts back. */
export function capMail({ most, at, link }: { most: number; at: Date; link: string }) {
  return {
    subject: 'Soundings has held text messages back',
    text: [
      'Hello,',
      '',
      `on ${longDate(utcDate(at))} at ${clockTime(at, 'UTC')} UTC this server`,
      `had sent ${most} texts within an hour,`,
      'the most it may send. What is too much waits, and is sent later',
      'unless it has lost its point by then.',
      '',
      'If so many people use it, raise SMS_HOURLY_CAP. If not, somebody may be',
      'registering with numbers of strangers. The log of texts is here:',
      '',
      link,
      '',
      'You get this mail once a day at most.',
      '',
      'Soundings',
    ].join('\n'),
  };
}
