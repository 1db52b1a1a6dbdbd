import type { ReactNode } from 'react';

interface FoldProps {
  /** What can be changed in it. */
  label: string;
  /** Something in it has to be seen at once: what is missing, or was refused. */
  isOpen: boolean;
  children: ReactNode;
}

/** A form that few come for: one line until somebody does. What holds now stands above it. */
export const Fold = ({ label, isOpen, children }: FoldProps) => (
  <details className="more" open={isOpen}>
    <summary>{label}</summary>
    {children}
  </details>
);
