const HELP = 'In crisis: call or text 988, or text HOME to 741741.';

/** A message with where help is after it, as a sentence of its own. */
export const withHelp = (message: string): string => `${message}${/[.!?]$/.test(message) ? '' : '.'} ${HELP}`;
