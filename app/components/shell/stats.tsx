export interface Stat {
  label: string;
  value: string | number;
  /** Small, after the figure: '/ 5'. */
  unit?: string;
}

export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={items.length === 4 ? 'stats stats--four' : 'stats'}>
      {items.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
