const PARAGRAPH_BYTES = 100;
const WORDS = 'the tide comes in and goes out again ';

const text = (length: number) => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);

/** Paragraphs of about a line each, `bytes` of HTML in all. */
export function Page({ bytes }: { bytes: number }) {
  const count = Math.floor(bytes / PARAGRAPH_BYTES);
  const tags = '<p></p>'.length;
  return (
    <main>
      <h1>A page</h1>
      {Array.from({ length: count }, (_, index) => {
        const extra = index === count - 1 ? bytes % PARAGRAPH_BYTES : 0;
        return <p key={index}>{text(PARAGRAPH_BYTES - tags + extra)}</p>;
      })}
    </main>
  );
}
