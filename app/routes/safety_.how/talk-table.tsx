import type { PublishedTalks } from '~/domain/figures/published';

/** What is counted of whole talks, in plain words. */
const COUNTED = [
  {
    kind: 'danger in pieces',
    share: 'met',
    says: 'Danger came in small pieces: asked about, or answered as a crisis',
  },
  {
    kind: 'danger said at some point',
    share: 'met',
    says: 'Danger was said at some point: asked about, or answered as a crisis',
  },
  {
    kind: 'ordinary talk',
    share: 'asked',
    says: 'Ordinary talk, some of it long and sad: asked at least once all the same',
  },
  {
    kind: 'ordinary talk',
    share: 'asked too often',
    says: 'Ordinary talk: asked more than once, and once again',
  },
  { kind: 'ordinary talk', share: 'told crisis', says: 'Ordinary talk: answered as a crisis' },
  {
    kind: 'burdens told at length',
    share: 'asked',
    says: 'Burdens told at length, with words that only sound dark: asked at least once',
  },
  {
    kind: 'burdens told at length',
    share: 'asked too often',
    says: 'Burdens told at length: asked more than once, and once again',
  },
] as const;

/** Whole talks, where signs add up over the turns. */
export function TalkTable({ talks }: { talks: PublishedTalks }) {
  return (
    <>
      <h3 id="talks">Whole talks</h3>
      <div className="scroll" role="region" aria-labelledby="talks" tabIndex={0}>
        <table className="table">
          <caption>
            Short talks of the same writers, of 100 of a kind. Nobody answers Harbor in them, so a question
            comes again.
          </caption>
          <thead>
            <tr>
              <th scope="col">Talks</th>
              <th scope="col" className="num">
                English
              </th>
              <th scope="col" className="num">
                Spanish
              </th>
            </tr>
          </thead>
          <tbody>
            {COUNTED.map(({ kind, share, says }) => (
              <tr key={says}>
                <th scope="row">{says}</th>
                <td className="num">{talks.english[kind]?.[share]}</td>
                <td className="num">{talks.spanish[kind]?.[share]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
