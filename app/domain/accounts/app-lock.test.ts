import { describe, expect, it } from 'vitest';
import { msUntilLocked } from './app-lock';
import { setLockSchema } from './app-lock-schema';

const NOW = new Date('2026-11-18T12:00:00Z');
const usedBefore = (ms: number) => ({ lastUsedAt: new Date(NOW.getTime() - ms), lockedAt: null });

describe('a session', () => {
  it('locks when it has been away for as long as its lock allows, to the millisecond', () => {
    expect(msUntilLocked(usedBefore(0), 5, NOW)).toBe(300_000);
    expect(msUntilLocked(usedBefore(299_999), 5, NOW)).toBe(1);
    expect(msUntilLocked(usedBefore(300_000), 5, NOW)).toBe(0);
    expect(msUntilLocked(usedBefore(86_400_000), 5, NOW)).toBe(0);
  });

  it('is locked at once by hand, however lately it was used', () => {
    expect(msUntilLocked({ lastUsedAt: NOW, lockedAt: NOW }, 60, NOW)).toBe(0);
  });

  it('never locks without an app lock, also when it was locked while there was one', () => {
    expect(msUntilLocked(usedBefore(86_400_000), null, NOW)).toBe(Infinity);
    expect(msUntilLocked({ lastUsedAt: NOW, lockedAt: NOW }, null, NOW)).toBe(Infinity);
  });
});

describe('a PIN', () => {
  const errorsOf = (pin: string, confirmPin = pin) => {
    const form = { pin, confirmPin, awayMinutes: '5', currentPassword: 'x' };
    const { error } = setLockSchema.safeParse(form);
    return error?.issues.map(({ message }) => message) ?? [];
  };

  it.each(['2580', ' 2580 ', '19283746', '1357'])('may be %j', (pin) => {
    expect(errorsOf(pin)).toEqual([]);
  });

  it.each(['123', '12', '1', '11', '123456789', '12a4', '', '12 34', '１２３５', '٤٥٦٩'])(
    'is 4 to 8 digits: not %j',
    (pin) => {
      expect(errorsOf(pin)).toEqual(['Choose a PIN of 4 to 8 digits']);
    },
  );

  it.each(['0000', '11111111', '1234', '7890', '9876', '3210'])('is not what is tried first: %j', (pin) => {
    expect(errorsOf(pin).join()).toContain('not one digit repeated');
  });

  it('is typed twice alike', () => {
    expect(errorsOf('2580', '2581')).toEqual(['The two PINs are not the same']);
  });

  it.each(['1', '5', '15', '60'])('is asked for after %s minutes', (awayMinutes) => {
    const form = { pin: '2580', confirmPin: '2580', awayMinutes, currentPassword: 'x' };
    expect(setLockSchema.parse(form).awayMinutes).toBe(Number(awayMinutes));
  });

  it.each(['0', '7', '', '1e1', '-5'])('is not asked for after %j minutes', (awayMinutes) => {
    const form = { pin: '2580', confirmPin: '2580', awayMinutes, currentPassword: 'x' };
    expect(setLockSchema.safeParse(form).success).toBe(false);
  });
});
