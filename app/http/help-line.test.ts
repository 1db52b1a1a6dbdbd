import { expect, it } from 'vitest';
import { withHelp } from './help-line';

it.each(['The answers make 9, not 10', 'The answers make 9, not 10.'])(
  'says where help is in a sentence of its own after %s',
  (message) => {
    expect(withHelp(message)).toBe(
      'The answers make 9, not 10. In crisis: call or text 988, or text HOME to 741741.',
    );
  },
);
