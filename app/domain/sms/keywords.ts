const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const START = ['START', 'UNSTOP'];
const HELP = ['HELP', 'INFO'];

export type Keyword = 'stop' | 'start' | 'help';

/** What a text asks for, or null for anything that is more than one of the words: `Stop!`, `opt-out` and `STOP ALL` are. */
export function keywordOf(body: string): Keyword | null {
  const word = body
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  if (STOP.includes(word)) return 'stop';
  if (START.includes(word)) return 'start';
  return HELP.includes(word) ? 'help' : null;
}

export const HELP_REPLY =
  'Soundings: texts you have switched on in your settings. Reply STOP to end them, START to begin again. In crisis, call or text 988.';
export const START_REPLY = 'Soundings: texts can reach this number again. Reply STOP to end them.';
/** Somebody may write here in need: they must not wait for an answer that never comes. */
export const OTHER_REPLY =
  'Nobody reads texts sent to this number. In crisis, call or text 988, or text HOME to 741741. Reply STOP to end texts.';
