export interface KeptItem {
  what: string;
  text: string;
}

interface KeptListProps {
  items: readonly KeptItem[];
  /** The names are ones a browser shows, letter by letter. */
  areCodes?: boolean;
}

export function KeptList({ items, areCodes = false }: KeptListProps) {
  return (
    <dl className="prose__list">
      {items.map(({ what, text }) => (
        <div key={what}>
          <dt>{areCodes ? <code>{what}</code> : what}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
