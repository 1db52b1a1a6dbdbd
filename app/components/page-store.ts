import { useSyncExternalStore } from 'react';

/** A value of the open page in the browser; on the server and in the first render it is `start`. */
export function pageStore<Value>(start: Value) {
  let value = start;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  return {
    set(next: Value) {
      value = next;
      for (const watcher of watchers) watcher();
    },
    use: () =>
      useSyncExternalStore(
        watch,
        () => value,
        () => start,
      ),
  };
}
