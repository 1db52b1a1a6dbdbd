import { useHydrated } from '~/components/use-hydrated';

interface ExamplesProps {
  /** What the examples are for; it names the list to a screen reader. */
  title: string;
  examples: readonly string[];
  /** Puts one on a line of its own. */
  onTap: (example: string) => void;
}

/** For an empty part: a tap writes one down. Without scripts they are there to be read. */
export function Examples({ title, examples, onTap }: ExamplesProps) {
  const isHydrated = useHydrated();
  return (
    <ul className="examples" aria-label={`Examples: ${title}`}>
      {examples.map((example) => (
        <li key={example}>
          {isHydrated ? (
            <button type="button" className="button button--plain" onClick={() => onTap(example)}>
              {example}
            </button>
          ) : (
            example
          )}
        </li>
      ))}
    </ul>
  );
}
