import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'plain' | 'enhanced' | 'low' | 'moderate' | 'high';
  children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>{children}</span>;
}
