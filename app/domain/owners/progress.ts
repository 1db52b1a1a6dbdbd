import type { Owner } from './guests.server';

/** Whether streak and points are out of sight: as somebody chose, and always for minors, whom they would press near the chat. */
export const isProgressHidden = ({
  hidesProgress,
  isMinor,
}: Pick<Owner, 'hidesProgress' | 'isMinor'>): boolean => hidesProgress || isMinor;
