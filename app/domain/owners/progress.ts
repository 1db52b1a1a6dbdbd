interface Settings {
  hidesProgress: boolean;
  isMinor: boolean;
}

/** Whether streak and points are out of sight: as somebody chose, and for minors on every page, the chat is near to all. */
export const isProgressHidden = ({ hidesProgress, isMinor }: Settings): boolean => hidesProgress || isMinor;
