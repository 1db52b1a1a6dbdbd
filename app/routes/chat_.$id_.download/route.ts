import { db } from '~/db.server';
import { daySettings } from '~/domain/calendar/day-settings';
import { utcDate } from '~/domain/calendar/utc';
import { requireChat } from '~/domain/chat/conversations.server';
import { asPlainText } from '~/domain/chat/plain-text';
import { file } from '~/http/file.server';
import { requireOwner } from '~/http/visitor/access.server';

/** One conversation as a text file. */
export const loader = file(async (args) => {
  const { owner } = await requireOwner(args);
  const chat = await requireChat(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const name = `harbor-${chat.localDate ?? utcDate(chat.date)}.txt`;
  return new Response(asPlainText(chat, daySettings(owner).timeZone), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
});
