import { describe, expect, it } from 'vitest';
import { isCrossSite } from './cross-site';

const APP = 'https://soundings.example';
const ask = (over: Partial<Parameters<typeof isCrossSite>[0]>) =>
  isCrossSite(
    { method: 'POST', host: 'soundings.example', origin: undefined, secFetchSite: undefined, ...over },
    APP,
  );

describe('isCrossSite', () => {
  it('lets reading through from anywhere', () => {
    expect(ask({ method: 'GET', secFetchSite: 'cross-site', origin: 'https://evil.example' })).toBe(false);
  });

  it('goes by Sec-Fetch-Site where it is sent', () => {
    expect(ask({ secFetchSite: 'same-origin' })).toBe(false);
    expect(ask({ secFetchSite: 'none' })).toBe(false);
    expect(ask({ secFetchSite: 'same-site' })).toBe(true);
    expect(ask({ secFetchSite: 'cross-site', origin: APP })).toBe(true);
  });

  it('goes by Origin otherwise: the host that was asked, or our public origin', () => {
    expect(ask({ origin: APP })).toBe(false);
    expect(ask({ origin: APP, host: 'internal:3000' })).toBe(false);
    expect(ask({ origin: 'http://internal:3000', host: 'internal:3000' })).toBe(false);
    expect(ask({ origin: 'https://evil.example' })).toBe(true);
    expect(ask({ origin: 'null' })).toBe(true);
    expect(ask({ origin: 'junk' })).toBe(true);
  });

  it('lets clients through that send neither', () => {
    expect(ask({})).toBe(false);
  });
});
