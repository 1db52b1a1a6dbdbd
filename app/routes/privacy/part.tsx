import type { ReactNode } from 'react';

/** A part of the page that is opened by whoever wants to know. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="prose__part">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
