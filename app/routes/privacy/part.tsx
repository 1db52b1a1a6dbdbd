import type { ReactNode } from 'react';

/** A part of the page that opens for readers who want to know more. */
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
