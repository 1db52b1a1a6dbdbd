import { useHydrated } from '~/components/use-hydrated';

interface ExamplesProps {
  examples: readonly string[];
  /** Puts one on a line of its own. */
  onTap: (example: string) => void;
}

/** Below an empty part: a tap writes one down. Without scripts they are there to be read. */
export function Examples({ examples, onTap }: ExamplesProps) {
  const isHydrated = useHydrated();
  return (
    <ul className="examples" aria-label="Examples">
      {examples.map((example) => (
        <li key={example}>
          {isHydrated ? (
            <button type="button" className="button button--plain" onClick={() => onTap(example)}>
              {example}
            </button>
          ) : (
            <span>{example}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
