import type { LinksFunction } from '@remix-run/node';
import everyPage from './index.css?url';
import account from './sheets/account.css?url';
import checkIn from './sheets/check-in.css?url';
import kept from './sheets/kept.css?url';
import start from './sheets/start.css?url';
import talk from './sheets/talk.css?url';
import trends from './sheets/trends.css?url';

const linkTo =
  (href: string): LinksFunction =>
  () => [{ rel: 'stylesheet', href }];

/** What every page needs before it is drawn, an error's page too. The sheets of screens come after it (docs/decisions/079). */
export const everyPageStyles = linkTo(everyPage);

/** The start page, for members and for strangers. */
export const startStyles = linkTo(start);
export const checkInStyles = linkTo(checkIn);
/** Conversations, and the exercises that are also done in them. */
export const talkStyles = linkTo(talk);
/** What is drawn and counted. */
export const trendsStyles = linkTo(trends);
/** What somebody has kept: check-ins, scores, reflections, reports, the plan. */
export const keptStyles = linkTo(kept);
/** Signing in, what guards an account, and the lists for admins. */
export const accountStyles = linkTo(account);
