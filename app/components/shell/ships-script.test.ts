import { describe, expect, it } from 'vitest';
import { shipsScript } from './ships-script';

describe('shipsScript', () => {
  it('gives the script to whoever has screens of their own', () => {
    for (const kind of ['member', 'guest', 'locked'] as const) expect(shipsScript(kind, '')).toBe(true);
  });

  it('gives none to a stranger, or where nobody knows who asks', () => {
    expect(shipsScript('stranger', '?tab=register')).toBe(false);
    expect(shipsScript(undefined, '')).toBe(false);
  });

  it('gives it to a stranger who has asked for a passkey', () => {
    expect(shipsScript('stranger', '?redirectTo=%2Ftrends&with=passkey')).toBe(true);
  });
});
