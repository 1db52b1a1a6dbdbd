interface SentencesProps {
  id: string;
  title: string;
  sentences: readonly string[];
  /** What stands there when there is none. */
  otherwise: string;
}

export function Sentences({ id, title, sentences, otherwise }: SentencesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {sentences.length === 0 ? (
        <p className="soft">{otherwise}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
