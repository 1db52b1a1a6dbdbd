import { URGENT_LEADS_EN } from './leads-urgent';

/** Lines for what is kept back, and for what is told where no line of its own is known. */
export const TOLD_LEADS_EN = {
  ...URGENT_LEADS_EN,
  withheld: [
    'It need not be said here. What you do tell is enough.',
    'Keep that back as long as you like. Nobody digs here.',
    'Some things stay inside for now, and that is allowed.',
  ],
  'withheld.ask': [
    'You need not say those things here. I only ask about one, so that I do not pass it over.',
  ],
} as const;
