import type { KeptItem } from './kept-list';

/** What the database holds of somebody. */
export const STORED: readonly KeptItem[] = [
  {
    what: 'Your check-ins',
    text: 'Your answers, your note if you wrote one, the time and the time zone. And the counts made from them: streak, points, total.',
  },
  {
    what: 'What was worked out from your check-ins',
    text: 'Averages, trends and links of the last 365 days, so that a page need not work them out each time. Deleted with a check-in, and worked out again after every change.',
  },
  {
    what: 'A check-in you have deleted',
    text: 'Deleted at once. A sealed copy stays for ten seconds, so that you can undo it. Only your browser has its key. After that nobody can read it, and it is cleared away within about an hour.',
  },
  {
    what: 'A check-in you have begun',
    text: 'Kept so that you can go on later. Deleted when you finish it, or after 30 days. A random number that keeps one check-in from being stored twice is kept for 30 days as well.',
  },
  {
    what: 'A file you want to add',
    text: 'Its rows wait until you add them or say no, for a day at most. The file itself is not kept.',
  },
  {
    what: 'Your safety plan, if you write one',
    text: 'What you put into its six parts. Nobody else is shown it: not an admin, and no report has it.',
  },
  {
    what: 'Your conversations with Harbor',
    text: 'Every message, button and reply with its time, which topics were opened, and whether your words spoke of danger. From one conversation to the next Harbor keeps what the chat page lists under “What Harbor can use”: your small step, a worry and its time, your exercises with their numbers, and that a hard moment was open; each can be forgotten there. Harbor’s written replies send nothing anywhere. You can read, download and delete each conversation on the chat page. A random number that keeps one message from being answered twice is kept for 30 days.',
  },
  {
    what: 'Your weekly reflections',
    text: 'What you wrote, when, and a short summary made from it by fixed rules. A reflection you have begun is kept for 30 days.',
  },
  {
    what: 'Your mood reports',
    text: 'A copy of your numbers as they were when you made the report, and only those notes, reflections and messages that you ticked; the name and email you gave for the provider; when somebody opened the link, and on what kind of device (“Safari on iPhone”). No address of whoever opened it is kept. A passcode is kept only as an Argon2id hash. After you delete a report, a scrambled form of its link stays until you delete your account, so that the link can say that it is gone.',
  },
  {
    what: 'Your account, if you make one',
    text: 'First and last name, email address, phone number, when you made it and last logged in, and the version of the terms that you agreed to or were told of, with the time. Your password is not kept, only an Argon2id hash of it, from which it cannot be read back.',
  },
  {
    what: 'Codes and passkeys, if you turn them on',
    text: 'The secret of your app, sealed with a key that is not in the database; since when it is on; your recovery codes, only as Argon2id hashes. Of a passkey its public half, from which it cannot be made again, the name you gave it, and when it was added and last used; never your fingerprint or face, which stay in your device. Deleted when you turn them off.',
  },
  {
    what: 'Your sessions',
    text: 'While you are logged in: when that began, when you were last here, and on what kind of device (“Firefox on Android”). You can end each of them in the settings.',
  },
  {
    what: 'What happened in your account',
    text: 'For 90 days: logins, and those that failed. Changes of your password, address or app lock. Downloads of your data. Openings of your reports. Each has its time and the kind of device (“Firefox on Android”). No address is kept with it, so nobody can see where it was. You find it in the settings.',
  },
  {
    what: 'Your app lock, if you set one',
    text: 'After how many minutes it asks for your PIN. The PIN itself is not kept, only an Argon2id hash of it.',
  },
  {
    what: 'Your settings',
    text: 'Your time zone, the hour at which your day starts, and whether streak and points are hidden. A new email address, for a day, until it is confirmed. And, if you were asked, whether a language model outside this server may be used: your answer, when you gave it, and for which service.',
  },
  {
    what: 'Texts that a language model has worded',
    text: 'Only with your yes to outside AI. Kept for 30 days so that the same text is not asked for twice; deleted when you take the yes back.',
  },
  {
    what: 'Text messages',
    text: 'A new account gets a welcome text. Any other only if you agree in the settings; then we keep the words you agreed to, when, which texts you chose, and that your number is yours. A record of each text, with your number and its words, is kept for a year. After a welcome, a code or a reply, a scrambled form of your number is kept for 30 days, even when your account is gone. It cannot be read back. It keeps others from having your number texted again and again. Where texts are sent, the company Twilio carries them and so knows your number and the text. If your phone replies STOP, the number stays on a list of numbers not to text, even after your account is gone, until it sends START.',
  },
  {
    what: 'Mails to you',
    text: 'A mail that waits to leave is kept sealed, with a key that is not in the database, until it has left or lost its point: a link to a new password for an hour, news of your account for three days at most. For a week we then keep what it was about, when it was sent, and a masked form of the address (“i***@e***.org”), not what it said.',
  },
  {
    what: 'What admins do',
    text: 'Admins can see your name, email, phone number, when you joined and last logged in, the record of texts, and what mails were about. They cannot see your check-ins, chats, notes or reflections. What they change on an account is written down.',
  },
  {
    what: 'Counters against abuse',
    text: 'How often someone tried to log in, for example. They are kept under a scrambled key, not under your address or your email, for an hour at most, of wrong codes a day; then they count for nothing and are cleared away.',
  },
];
