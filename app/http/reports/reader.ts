import { isbot } from 'isbot';
import type { ReportFormat } from './format';

/** Text browsers and plain programs: `isbot` takes them for robots, but somebody may read what they fetch. */
const MAY_BE_READ =
  /^(lynx|w3m|e?links|curl|wget|httpie|node|undici|python|axios|go-http|okhttp|java|apache-http|postman|insomnia|playwright)|headlesschrome/i;

/** Names that only services have that draw previews or search; a clinic's own program may have any other. */
const NAMES_A_PREVIEW =
  /bot\b|crawl|spider|preview|externalhit|embed|scrap|whatsapp|telegram|signal|slack|discord|skype|teams|viber|snapchat|mattermost|threema/i;

const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

type Asked = Pick<Request, 'headers' | 'method'>;

/** True for a request made before anybody wants to see the page: no cookie or passcode that comes with it makes it a reading. */
export const isEarly = ({ headers, method }: Asked): boolean =>
  method === 'HEAD' || PURPOSES.some((name) => /prefetch|preview|prerender/i.test(headers.get(name) ?? ''));

/**
 * False for what only looks ahead: browsers that fetch early, and services that draw a preview of a link or search. What
 * is no reader is not counted as one, and is shown nothing. When in doubt it is a reader, and the owner is told.
 */
export function isReader({ headers, method }: Asked, format: ReportFormat): boolean {
  if (isEarly({ headers, method })) return false;
  const userAgent = headers.get('User-Agent') ?? '';
  if (!isbot(userAgent) || MAY_BE_READ.test(userAgent)) return true;
  return format !== 'html' && !NAMES_A_PREVIEW.test(userAgent);
}
