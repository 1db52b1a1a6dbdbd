import type { Database } from 'db/client';
import { countTroubles } from 'db/repositories/mail-messages';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { HOUR_MS, SECOND_MS } from '../calendar/durations';

const LOOK_EVERY_MS = 5 * SECOND_MS;
/** One mail may be refused for its own sake; two members' are not. */
const MEMBERS_REFUSED = 2;

/**
 * Whether mail is known not to leave. It is looked for by knocking at the mail server, at most once in five seconds for
 * all callers: what is seen there says nothing of whether a mail was sent for anybody (docs/decisions/054).
 */
export function watchMail(db: Database, { mail, clock }: { mail: MailGateway; clock: () => Date }) {
  let isAway = false;
  let lookedAt = new Date(0);
  let looking: Promise<void> | undefined;
  async function knock(): Promise<void> {
    isAway = !(await mail.check());
  }
  return {
    /** Knocks, unless that was done just now; while somebody knocks, it waits for what they find. */
    look(): Promise<void> {
      const now = clock();
      if (!looking && now.getTime() - lookedAt.getTime() >= LOOK_EVERY_MS) {
        lookedAt = now;
        looking = knock().finally(() => (looking = undefined));
      }
      return looking ?? Promise.resolve();
    },
    /** Also true when mails of the last hour were put off twice, or refused for two members, and none has left since. */
    async isLate(): Promise<boolean> {
      if (isAway) return true;
      const { triedAgain, membersRefused } = await countTroubles(db, new Date(clock().getTime() - HOUR_MS));
      return triedAgain > 0 || membersRefused >= MEMBERS_REFUSED;
    },
    isAway: () => isAway,
  };
}
