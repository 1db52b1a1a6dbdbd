const SHORT = 10;
// The first of every published list of leaked passwords, as stems.
const COMMON =
  /^(password|passwort|qwert|azert|letmein|welcome|iloveyou|admin|dragon|monkey|football|sunshine|princess|abc|123|111|000)/i;

/**
 * What to say about a password that is easy to guess, or null for one that is not obviously weak. It advises and never
 * blocks: what is refused is for the server to say (docs/decisions/043).
 */
export function passwordHint(password: string, personal: readonly string[] = []): string | null {
  if (password === '') return null;
  const lower = password.toLowerCase();
  const own = personal.filter((text) => text.length >= 3).some((text) => lower.includes(text.toLowerCase()));
  if (own) return 'Easy to guess: it holds your name or email. Another would be safer.';
  if (COMMON.test(password) || new Set(lower).size <= 3) {
    return 'Easy to guess: it starts like the most common passwords. Another would be safer.';
  }
  if ([...password].length < SHORT)
    return 'A little short. Three unrelated words are easier to remember and safer.';
  return null;
}
