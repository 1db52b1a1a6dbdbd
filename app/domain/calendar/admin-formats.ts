const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** 'MMM dd, yyyy', in UTC like everything admins count by. */
export const dayOf = (instant: Date | string) => day.format(new Date(instant));
/** 'MMM dd, yyyy, HH:mm', in UTC. */
export const momentOf = (instant: Date | string) => moment.format(new Date(instant));
