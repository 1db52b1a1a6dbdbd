import { Mark } from '~/components/faces';
import type { Answer } from '~/domain/history/facts';

export function AnswerTable({ answers }: { answers: readonly Answer[] }) {
  return (
    <table className="table given">
      <caption>From 1 to 5. A question you skipped does not count.</caption>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Your answer</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ name, given }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {given ? (
                <span className="given__answer">
                  <Mark rating={given.rating} />
                  <span>
                    {given.rating} {given.label}
                  </span>
                </span>
              ) : (
                <span className="soft">Not answered</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
