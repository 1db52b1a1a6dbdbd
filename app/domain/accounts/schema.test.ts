import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../parse';
import { loginSchema, registerSchema, resetSchema } from './schema';

const right = {
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'Ines@Example.org',
  phoneNumber: '+1 (555) 010-0199',
  password: 'secret',
  confirmPassword: 'secret',
};

const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = registerSchema.safeParse({ ...right, ...changes });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('registerSchema', () => {
  it('takes a whole form and stores the email in lower case', () => {
    expect(registerSchema.parse(right).email).toBe('ines@example.org');
  });

  it.each([
    ['firstName', 'I', 'First name must be at least 2 characters'],
    ['firstName', '  ', 'First name must be at least 2 characters'],
    ['lastName', 'D', 'Last name must be at least 2 characters'],
    ['email', 'ines@', 'Invalid email address'],
    ['phoneNumber', '12345', 'Phone number is required (minimum 10 digits)'],
    ['phoneNumber', 'abcdefghijk', 'Invalid phone number format'],
    ['phoneNumber', '+------------', 'Invalid phone number format'],
    ['phoneNumber', '1---------', 'Invalid phone number format'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('says of %s "%s": %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })[field]?.[0]).toBe(message);
  });

  it("says on the confirm field that passwords don't match", () => {
    expect(errorsOf({ confirmPassword: 'other' })).toEqual({ confirmPassword: ["Passwords don't match"] });
  });

  it('refuses names of 101 characters, NUL, line breaks and missing fields', () => {
    expect(errorsOf({ firstName: 'x'.repeat(101) }).firstName).toHaveLength(1);
    expect(errorsOf({ firstName: 'In\0es' }).firstName).toBeDefined();
    expect(errorsOf({ firstName: 'In\nes' }).firstName).toBeDefined();
    expect(Object.keys(errorsOf({ lastName: undefined, phoneNumber: undefined }))).toEqual([
      'lastName',
      'phoneNumber',
    ]);
  });

  it.each([0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
    'refuses names with a character that breaks the line or turns the direction of writing: U+%i',
    (code) => {
      const lastName = `Du${String.fromCodePoint(code)}arte`;
      expect(errorsOf({ lastName }).lastName).toEqual([
        'Last name must be on one line, without characters that steer the direction of writing',
      ]);
    },
  );

  it.each(['\u200b\u200b', '\u3164\u3164', '\u2800\u2800', '\u00ad\u2060', '\u115f\u1160', '\u0301\u0301'])(
    'refuses a name of which nothing can be seen: %j',
    (firstName) => {
      expect(errorsOf({ firstName }).firstName).toEqual(['First name needs letters that can be seen']);
    },
  );

  it('takes names in any script and passwords up to 128 characters', () => {
    expect(errorsOf({ firstName: 'יעל', lastName: '村上👩‍🚀' })).toEqual({});
    const long = '🌊'.repeat(128);
    expect(errorsOf({ password: long, confirmPassword: long })).toEqual({});
    expect(errorsOf({ password: `${long}x`, confirmPassword: `${long}x` }).password).toHaveLength(1);
  });
});

describe('loginSchema and resetSchema', () => {
  it('use the same messages', () => {
    const login = loginSchema.safeParse({ email: 'x', password: '1' });
    expect(login.success ? {} : fieldErrors(login.error)).toEqual({
      email: ['Invalid email address'],
      password: ['Password must be at least 6 characters'],
    });
    const reset = resetSchema.safeParse({ token: 't', password: 'abcdef', confirmPassword: 'abcdeg' });
    expect(reset.success ? {} : fieldErrors(reset.error)).toEqual({
      confirmPassword: ["Passwords don't match"],
    });
  });
});
