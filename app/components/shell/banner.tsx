import type { LucideIcon } from 'lucide-react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface BannerProps {
  title: string;
  level?: 2 | 3;
  id?: string;
  icon?: LucideIcon;
  tone?: 'plain' | 'blue';
  /** Paragraphs, or a plain text that becomes one. */
  children?: ReactNode;
}

export function Banner({ title, level = 2, id, icon: Icon = Info, tone = 'plain', children }: BannerProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={tone === 'plain' ? 'banner' : `banner banner--${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <Heading id={id}>{title}</Heading>
        {typeof children === 'string' ? <p className="soft">{children}</p> : children}
      </div>
    </div>
  );
}
