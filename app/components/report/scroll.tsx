import type { ReactNode } from 'react';

/** What is wider than a phone scrolls by itself, with the keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
