import type { ReactNode } from 'react';

interface ListColumn {
  name: string;
  /** `once`: on one line. `long`: may break anywhere. */
  wrap?: 'once' | 'long';
}

interface ListTableProps {
  label: string;
  caption: string;
  columns: readonly ListColumn[];
  /** A cell for each column. The first one names the row where `isNamed`. */
  rows: { id: string; cells: ReactNode[] }[];
  isNamed?: boolean;
}

/** A table that stands as cards on a phone. The roles are written out: a table shown as blocks would lose them. */
export function ListTable({ label, caption, columns, rows, isNamed = false }: ListTableProps) {
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="table table--list" role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name }) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {columns.map(({ name, wrap }, index) => {
                const content = <div className={wrap}>{cells[index]}</div>;
                return isNamed && index === 0 ? (
                  <th key={name} scope="row" role="rowheader" data-name={name}>
                    {content}
                  </th>
                ) : (
                  <td key={name} role="cell" data-name={name}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
