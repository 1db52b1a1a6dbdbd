import { db } from '~/db.server';
import { isCalendarDate } from '~/domain/calendar/dates';
import { readMonth } from '~/domain/history/history.server';
import { Problem } from '~/domain/problem';
import { file } from '~/http/file.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireOwner } from '~/http/visitor/access.server';
import { drawMonth } from '~/routes/history_.picture.$file/draw-month.server';

/** A month of the owner's as a picture to keep: 2026-11.svg or 2026-11.png. */
export const loader = file(async (args) => {
  const { owner } = await requireOwner(args);
  const [, month, format] = /^(\d{4}-\d\d)\.(svg|png)$/.exec(args.params.file ?? '') ?? [];
  if (!month || !isCalendarDate(`${month}-01`)) {
    throw new Problem(
      'not-found',
      'There is no picture at this address. Your history has one of each month.',
    );
  }
  const isPng = format === 'png';
  if (isPng) await limitOwner('picture', owner.id);
  const { body, type } = await drawMonth(await readMonth(db, { owner, month, now: new Date() }), isPng);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="soundings-${month}.${format}"`,
    },
  });
});
