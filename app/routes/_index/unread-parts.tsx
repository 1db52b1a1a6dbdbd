import { Unread } from '~/components/shell/unread';

const NAMES: Readonly<Record<string, string>> = {
  stats: 'Your numbers',
  days: 'Your last days',
  latest: 'Your last check-in',
  question: 'Your conversation',
  drafts: 'A check-in you began',
};

/** One sentence for each part of home that could not be read. */
export function UnreadParts({ unread }: { unread: readonly string[] }) {
  return unread.map((part) => <Unread key={part} what={NAMES[part] ?? part} again="/" />);
}
