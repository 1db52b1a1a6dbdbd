import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Helper } from '~/domain/safety-plan/helpers';
import { canKeepNumber, dropKeptNumber, keepNumber, readKeptNumber } from './kept-number';

/**
 * The tick by which a member has one number shown without a connection. It is of this device alone, and there is none where
 * no script runs: nothing could show the number then.
 */
export function KeepOnDevice({ helper }: { helper: Helper }) {
  const viewerKey = useRouteLoaderData<{ viewerKey: string }>('root')?.viewerKey ?? '';
  const [isKept, setKept] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const { name, number } = helper;

  useEffect(() => {
    if (!canKeepNumber()) return;
    const read = async () => {
      const kept = await readKeptNumber();
      const isOwn = kept?.viewerKey === viewerKey;
      // The plan may have changed since.
      if (isOwn && (kept.name !== name || kept.number !== number))
        await keepNumber({ name, number, viewerKey });
      setKept(isOwn);
    };
    read().catch(() => setKept(undefined));
  }, [name, number, viewerKey]);

  if (isKept === undefined) return null;
  const change = async (isWanted: boolean) => {
    setFailed(false);
    setKept(isWanted);
    try {
      await (isWanted ? keepNumber({ name, number, viewerKey }) : dropKeptNumber());
    } catch {
      setKept(!isWanted);
      setFailed(true);
    }
  };
  return (
    <section className="keep-number" aria-labelledby="keep-number">
      <h2 id="keep-number">Without a connection</h2>
      <p id="keep-number-who">
        Soundings then shows 988, and this number if you want. Anyone who can open this browser can see it,
        also while Soundings is locked. Logging out removes it.
      </p>
      <label className="check" htmlFor="keep-number-tick">
        <input
          type="checkbox"
          id="keep-number-tick"
          checked={isKept}
          aria-describedby="keep-number-who"
          onChange={({ target }) => void change(target.checked)}
        />
        <span>Keep {name}’s number on this device</span>
      </label>
      <p role="status">{hasFailed && 'This browser could not change that just now.'}</p>
    </section>
  );
}
