let stopping = false;

const note = () => {
  stopping = true;
};

/** From now on `isStopping` knows when this process was told to end; what it answers until then counts as ever. */
export function watchForStop(): void {
  process.once('SIGTERM', note).once('SIGINT', note);
}

export const isStopping = (): boolean => stopping;
