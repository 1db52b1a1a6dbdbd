import type { LineKind, PublishedRow } from '~/domain/figures/published';
import { ofHundred } from './of-hundred';

type Rows = Record<LineKind, PublishedRow>;

interface KindTableProps {
  caption: string;
  kinds: readonly (readonly [kind: LineKind, words: string])[];
  english: Rows;
  spanish: Rows;
}

/** Kinds of line, with both languages beside each other. */
export function KindTable({ caption, kinds, english, spanish }: KindTableProps) {
  return (
    <table className="table heard">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What was written</th>
          <th scope="col">English</th>
          <th scope="col">Spanish</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(([kind, words]) => (
          <tr key={kind}>
            <th scope="row">{words}</th>
            <Share {...english[kind]} />
            <Share {...spanish[kind]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Share = ({ heard, crisis }: PublishedRow) => (
  <td>
    {ofHundred(heard)} asked <small>{ofHundred(crisis)} at once</small>
  </td>
);
