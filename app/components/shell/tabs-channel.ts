/** The channel on which the tabs of one browser say which person they show. */
export const TABS_CHANNEL = 'soundings-viewer';

let isLeaving = false;

/** Whether this page has been left for one that shows somebody else: then it ignores what other tabs say. */
export const hasBeenLeft = () => isLeaving;

/** Tells the other tabs which person this one shows from now on, with the page that it is about to load. */
export function tellTabs(viewerKey: string): void {
  isLeaving = true;
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(TABS_CHANNEL);
  channel.postMessage(viewerKey);
  channel.close();
}
