import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.server';

describe('parseEnv', () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      DATABASE_URL: pathToFileURL('data/app.db').href,
      isHttps: false,
      RATE_LIMIT_MULTIPLIER: 1,
    });
  });

  it('takes an empty variable as unset, except the one where empty means something', () => {
    const env = parseEnv({ PORT: '', DATABASE_ENCRYPTION_KEY: '' });
    expect(env.PORT).toBe(3000);
    expect(env.DATABASE_ENCRYPTION_KEY).toBe('');
    expect(parseEnv({}).DATABASE_ENCRYPTION_KEY).toBeUndefined();
  });

  it('keeps only the origin of APP_URL', () => {
    expect(parseEnv({ APP_URL: 'https://soundings.example/app/' })).toMatchObject({
      APP_URL: 'https://soundings.example',
      isHttps: true,
    });
  });

  it('reads the countries texts may go to, and the cap of an hour', () => {
    expect(parseEnv({})).toMatchObject({ SMS_COUNTRIES: [], SMS_HOURLY_CAP: 200 });
    expect(parseEnv({ SMS_COUNTRIES: 'us, CA,', SMS_HOURLY_CAP: '50' })).toMatchObject({
      SMS_COUNTRIES: ['US', 'CA'],
      SMS_HOURLY_CAP: 50,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['APP_URL', 'soundings.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['RATE_LIMIT_MULTIPLIER', '0'],
    ['SMTP_URL', 'mail.example'],
    ['OPENAI_BASE_URL', '127.0.0.1:11434'],
    ['TRUST_PROXY', 'a header'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '-'],
    ['SMS_COUNTRIES', 'US,Texas'],
    ['SMS_HOURLY_CAP', '0'],
    ['OPERATOR_CONTACT', 'ring the bell'],
    ['OPERATOR_CONTACT', 'javascript:alert(1)'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });
});
