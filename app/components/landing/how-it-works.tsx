const STEPS = [
  {
    title: 'Check in',
    text: 'One question at a time, five answers each, about five minutes in all. Or the quick one, when that is what today allows.',
  },
  {
    title: 'Read what you said',
    text: 'Your answers come back as a short, plain message and a few numbers. Nothing is judged, and nothing is made up.',
  },
  {
    title: 'Come back when it suits you',
    text: 'Once a day is plenty. More often is fine, and so is less: a missed day is a gap in a line, not a fault.',
  },
  {
    title: 'See what goes together',
    text: 'Day by day a picture grows: when your sleep is short, when your mood lifts. What you make of it is up to you.',
  },
] as const;

export function HowItWorks() {
  return (
    <section className="split" aria-labelledby="how">
      <h2 id="how">How it works, in four steps</h2>
      <ol className="steps">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
