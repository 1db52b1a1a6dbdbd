import type { ReactNode } from 'react';

/*
 * What is printed on one paper and not on the other: `on-short` on Letter, and wherever the paper is not known; `on-tall` on
 * A4 (app/styles/report/print.css). What is on neither stands on the screen alone.
 */

/** The class of something that stands on the screen, too. */
export function printedOn(short: boolean, tall: boolean): string | undefined {
  if (short && tall) return undefined;
  if (short) return 'on-short';
  return tall ? 'on-tall' : 'unprinted';
}

/** What is printed in place of something on the screen, with its class; once where both papers have the same. */
export function copiesOf<Shown>(
  short: Shown | null,
  tall: Shown | null,
  isSame: (a: Shown, b: Shown) => boolean = Object.is,
): { shown: Shown; className: string }[] {
  if (short !== null && tall !== null && isSame(short, tall)) return [{ shown: short, className: 'printed' }];
  return [
    ...(short === null ? [] : [{ shown: short, className: 'printed on-short' }]),
    ...(tall === null ? [] : [{ shown: tall, className: 'printed on-tall' }]),
  ];
}

interface OnPaperProps<Shown> {
  whole: Shown;
  /** As each paper has it: whole, its beginning, or not at all. */
  short: Shown | null;
  tall: Shown | null;
  children: (shown: Shown) => ReactNode;
}

/** A text: whole on the screen, on paper as far as there is room for it. */
export function OnPaper<Shown>({ whole, short, tall, children }: OnPaperProps<Shown>) {
  const begun = (shown: Shown | null) => (shown === whole ? null : shown);
  return (
    <>
      <div className={printedOn(short === whole, tall === whole)}>{children(whole)}</div>
      {copiesOf(begun(short), begun(tall)).map(({ shown, className }) => (
        <div key={className} className={className} aria-hidden="true">
          {children(shown)}
        </div>
      ))}
    </>
  );
}
