let stopping = false;

/** From now on `isStopping` knows when this process was told to end, and `onStop` is called then. */
export function watchForStop(onStop: () => void): void {
  const note = () => {
    if (stopping) return;
    stopping = true;
    onStop();
  };
  process.once('SIGTERM', note).once('SIGINT', note);
}

export const isStopping = (): boolean => stopping;
