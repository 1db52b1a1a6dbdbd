import type { ReactNode } from 'react';

/** What is wider than a phone scrolls by itself, with the keyboard too. */
export function Scroll({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div className="scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
