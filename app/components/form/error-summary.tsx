import { useEffect, useRef } from 'react';

export interface FieldError {
  /** The id of the field to go to. */
  id: string;
  message: string;
}

/** The messages of a form's fields, each with the id that it leads to; '' is the form as a whole. */
export const listErrors = (
  errors: Readonly<Record<string, readonly string[] | null>>,
  idOf: (name: string) => string,
): FieldError[] =>
  Object.entries(errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ id: idOf(name), message })),
  );

interface ErrorSummaryProps {
  title?: string;
  errors: readonly FieldError[];
  /** What else there is to say. */
  note?: string;
}

function countInWords(count: number): string {
  if (count === 1) return 'One thing needs another look';
  return `${['', '', 'Two', 'Three', 'Four', 'Five', 'Six'][count] ?? count} things need another look`;
}

export function ErrorSummary({ title, errors, note }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = errors.map(({ id, message }) => id + message).join();

  useEffect(() => {
    if (content) box.current?.focus();
  }, [content]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="errors" role="alert" tabIndex={-1} aria-labelledby="errors-title" autoFocus>
      <h2 id="errors-title">{title ?? countInWords(errors.length)}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id + message}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
