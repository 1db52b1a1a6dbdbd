import type { PublishedTalks } from '~/domain/figures/published';

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whole talks, where signs add up: the figures under their own names. */
export function TalkTable({ talks }: { talks: PublishedTalks }) {
  const columns = [...new Set(Object.values(talks).flatMap((row) => Object.keys(row)))];
  return (
    <>
      <h3 id="talks">Whole talks</h3>
      <div className="scroll" role="region" aria-labelledby="talks" tabIndex={0}>
        <table className="table">
          <caption>Short talks of the same writers, where small signs add up. Shares are of 100.</caption>
          <thead>
            <tr>
              <th scope="col">Talks</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="num">
                  {inWords(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(talks).map(([name, row]) => (
              <tr key={name}>
                <th scope="row">{inWords(name)}</th>
                {columns.map((column) => (
                  <td key={column} className="num">
                    {row[column] ?? 'not counted'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
