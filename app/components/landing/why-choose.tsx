const REASONS = [
  {
    title: 'It is yours',
    text: 'No advertising, no tracking, and nobody sells what you enter. Only you decide what a provider gets to see.',
  },
  {
    title: 'It does not guess',
    text: 'A day without a check-in stays empty. No number is made nicer or worse than what you said.',
  },
  {
    title: 'It does not scold',
    text: 'No red marks for missed days. With an account, your line is still there after a week or a year.',
  },
  {
    title: 'It works where you are',
    text: 'On a slow line, by keyboard, with a screen reader, without JavaScript. With it from Safari 14, Chrome 87 and Firefox 78 on; what is older needs none.',
  },
] as const;

export function WhyChoose() {
  return (
    <section className="split" aria-labelledby="why">
      <h2 id="why">Why choose Soundings</h2>
      <ul className="reasons">
        {REASONS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
