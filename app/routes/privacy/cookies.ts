import type { KeptItem } from './kept-list';

/** Every cookie of http/cookies.server.ts, by its plain name. */
export const COOKIES: readonly KeptItem[] = [
  {
    what: 'session',
    text: 'Says that you are logged in. Ends after 30 days, after 14 days without a visit, or when you log out.',
  },
  {
    what: 'guest',
    text: 'Says which numbers are yours when you try it without an account. Kept for a year; what it stands for is deleted after 30 days without a visit.',
  },
  {
    what: 'parked',
    text: 'Holds your place when you send answers after your session has ended, so that they are given back to you, and only to you, when you log in. 30 days.',
  },
  {
    what: 'kept',
    text: 'The key to what you wrote into a form when you send it after your session has ended, or while Soundings is locked: it is there again, for you alone, when you log in. One day.',
  },
  {
    what: 'code',
    text: 'That your password was right and a code is still to come, if you have turned codes on. Ten minutes.',
  },
  {
    what: 'passkey',
    text: 'The key to what your device is asked to sign when you use a passkey. Five minutes.',
  },
  {
    what: 'recovery',
    text: 'New recovery codes, sealed, on their way to the page that shows them once. Ten minutes, or until you say that you have kept them.',
  },
  {
    what: 'undo',
    text: 'The key with which a check-in you have just deleted can be brought back. Ten seconds.',
  },
  {
    what: 'report',
    text: 'That a shared report was opened on this device by a button, with its passcode if it has one, so that neither is asked for again. Sent to that one report alone. One hour.',
  },
  { what: 'toast', text: 'A short message for the next page, such as “Welcome back!”. One minute.' },
  { what: 'theme', text: 'Light or dark, once you have chosen. One year.' },
  { what: 'disclaimer', text: 'That you have read the first notice on this device. One year.' },
  { what: 'onboarded', text: 'That the welcome pages are behind you. One year, or until you log out.' },
  {
    what: 'zone',
    text: 'The time zone of your device, such as Europe/Lisbon, so that “today” is your today. Written by a script on the page; with scripts off it is not there. One year.',
  },
];
