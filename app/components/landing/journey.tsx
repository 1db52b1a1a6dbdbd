const DEPTHS = [
  {
    when: '1',
    unit: 'assessment',
    title: 'Your first assessment',
    text: 'A first mark on the line: your own answers, back in plain words, with a small picture of sleep, stress and energy.',
  },
  {
    when: '3-5',
    unit: 'assessments',
    title: 'Pattern recognition',
    text: 'Now days can be compared. You may start to see what rises or falls together.',
  },
  {
    when: '7+',
    unit: 'assessments',
    title: 'Deep analysis',
    text: 'Enough for full 7-day trend charts: a whole week side by side, with every day in its place.',
  },
  {
    when: '2-3',
    unit: 'weeks',
    title: 'Expert insights',
    text: 'What comes back and what passes, week by week. It comes from your numbers, not from a clinician, and is worth showing to one.',
  },
] as const;

/** The longer the line, the deeper it reaches. */
export function Journey() {
  return (
    <section className="journey bleed" aria-labelledby="journey">
      <h2 id="journey">The longer the line, the deeper it reaches</h2>
      <ol className="depths">
        {DEPTHS.map(({ when, unit, title, text }) => (
          <li key={title}>
            <p className="depths__when">
              <b>{when}</b> {unit}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
