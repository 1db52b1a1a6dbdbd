import { describe, expect, it } from 'vitest';
import { isEarly, isReader } from './reader';

const asked = (headers: Record<string, string>, method = 'GET') => ({
  method,
  headers: new Headers(headers),
});
const by = (userAgent: string) => asked({ 'User-Agent': userAgent });

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/** As the services name themselves when somebody pastes a link. */
const PREVIEWS = [
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  // iMessage
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Viber/13.0',
  'LinkedInBot/1.0',
];

describe('a reader of a report', () => {
  it.each(PREVIEWS)('is not %s, whatever the format', (userAgent) => {
    expect([isReader(by(userAgent), 'html'), isReader(by(userAgent), 'csv')]).toEqual([false, false]);
  });

  it.each([
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Purpose', 'preview'],
    ['X-Moz', 'prefetch'],
  ])('is not a browser that looks ahead: %s: %s', (name, value) => {
    const early = asked({ 'User-Agent': PHONE, [name]: value });
    expect([isReader(early, 'html'), isReader(early, 'json'), isEarly(early)]).toEqual([false, false, true]);
  });

  it.each([PHONE, 'Lynx/2.9.0 libwww-FM/2.14', 'curl/8.5.0', ''])('is %j', (userAgent) => {
    expect([isReader(by(userAgent), 'html'), isEarly(by(userAgent))]).toEqual([true, false]);
  });

  it('is a program of a clinic that asks for the data, and no preview of the page', () => {
    expect(isReader(by('HAPI-FHIR/7.0 (FHIR Client)'), 'fhir')).toBe(true);
    expect(isEarly(asked({ 'User-Agent': PHONE }, 'HEAD'))).toBe(true);
  });
});
