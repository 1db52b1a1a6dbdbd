import { figure } from '~/domain/calendar/counts-in-words';
import type { Published } from '~/domain/figures/published';
import { KindTable } from './kind-table';
import { ofHundred } from './of-hundred';
import { TalkTable } from './talk-table';

const LANGUAGE = { en: 'English', es: 'Spanish' } as const;

/** How much it hears and how often it is wrong, from the figures alone. */
export function HowWell({ published }: { published: Published }) {
  const { writers, lines, all, english, spanish, worst, talks } = published;
  const crisis = all['crisis lines'];
  const missed = ofHundred(100 - Number(ofHundred(crisis.heard)));
  const everyday = all['ordinary turns'];
  return (
    <section aria-labelledby="how-well">
      <h2 id="how-well">How well it hears</h2>
      <p className="heard__most">
        Of 100 lines that hide a wish to die, a plan or self-harm, Harbor asks about {ofHundred(crisis.heard)}
        . It misses {missed}.
      </p>
      <p>
        It was tested on {figure(lines)} lines in English and Spanish, written for this by {writers} separate
        writers. About {ofHundred((100 * everyday.lines) / lines)} of 100 are everyday talk. Each writer was
        left out once: the recogniser then learned from others alone, and was tested on lines it did not know.
      </p>
      <p>
        <strong>No line comes from a person in a crisis.</strong> A language model wrote them, playing a
        made-up person for each writer. Real words may be harder to hear. Each line was tested alone, without
        a talk around it. Most do not use the plain words that a simple list would find.
      </p>

      <KindTable
        caption="Lines that hide danger: how many of 100 Harbor asks about. Below it: how many of them it takes for a crisis at once."
        kinds={[
          ['crisis lines', 'A wish to die, a plan, a goodbye, self-harm'],
          ['concern lines', 'No hope, being a burden, wanting it to end'],
          ['faint lines', 'Faint signs, such as feeling numb or alone'],
          ['other dangers', 'Other dangers, such as abuse, eating, drugs, voices'],
          ['other dangers, told in pieces', 'The same, told only in part'],
          ['danger beside a correction', 'Danger told while they set Harbor right'],
        ]}
        english={english}
        spanish={spanish}
      />

      <h3>The worst figures</h3>
      <ul>
        {worst.map(({ language, heard, lines: own }) => (
          <li key={language}>
            Of the first kind, by the writer in {LANGUAGE[language]} whom it understands least, it heard{' '}
            {ofHundred(heard)} of 100 ({figure(own)} lines were tested).
          </li>
        ))}
      </ul>

      <h3>False alarms</h3>
      <p>It can be wrong the other way, too. Then it asks a question, and one press answers it.</p>
      <KindTable
        caption="Lines without danger: how many of 100 it asks about all the same. Below it: how many of them it takes for a crisis at once."
        kinds={[
          ['ordinary turns', 'Everyday talk'],
          ['heavy topics without danger', 'Hard topics, no danger'],
          ['ordinary burdens, told by a detail', 'Ordinary burdens and joys'],
          ['harmless lines that tempt', 'Harmless words that sound like danger'],
          ['harmless, near other dangers', 'Harmless words near other dangers'],
          ['corrections, questions and sayings', 'Corrections, questions and sayings'],
        ]}
        english={english}
        spanish={spanish}
      />
      <TalkTable talks={talks} />
    </section>
  );
}
