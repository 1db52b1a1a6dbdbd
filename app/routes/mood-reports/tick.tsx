import type { ReactNode } from 'react';

interface TickProps {
  name: string;
  value?: string;
  isTicked: boolean;
  label: string;
  /** What would be in the report, shown below the tick. */
  children?: ReactNode;
}

export function Tick({ name, value = 'on', isTicked, label, children }: TickProps) {
  return (
    <div className="tick">
      <label className="check">
        <input type="checkbox" name={name} value={value} defaultChecked={isTicked} />
        {label}
      </label>
      {children && <div className="tick__text">{children}</div>}
    </div>
  );
}
