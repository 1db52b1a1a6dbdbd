interface Settings {
  hidesProgress: boolean;
  isMinor: boolean;
}

/** Whether streak and points are hidden: when the owner chose so, and always for minors, since the chat is near every page. */
export const isProgressHidden = ({ hidesProgress, isMinor }: Settings): boolean => hidesProgress || isMinor;
