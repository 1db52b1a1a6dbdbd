/** Puts values into a line: `{choice}` as it is, `{Choice}` with a large first letter. */
export function fillIn(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w)(\w*)\}/g, (whole, first: string, rest: string) => {
    const value = values[first.toLowerCase() + rest];
    if (value === undefined) return whole;
    return first === first.toUpperCase() ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
}
