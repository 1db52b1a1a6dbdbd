/** '+0.4', '−0.3', '0.0'. */
export function signed(points: number): string {
  const text = Math.abs(points).toFixed(1);
  if (text === '0.0') return text;
  return `${points > 0 ? '+' : '−'}${text}`;
}

/** A q or p the way papers print it: '.03', '< .001'. */
export function probability(value: number): string {
  if (value < 0.001) return '< .001';
  const digits = value < 0.01 ? 3 : 2;
  return value.toFixed(digits).replace(/^0(?=\.)/, '');
}

/** 'q = .03', 'q < .001'. */
export function qText(q: number): string {
  const text = probability(q);
  return text.startsWith('<') ? `q ${text}` : `q = ${text}`;
}

/** '.58', '-.41'. */
export const coefficient = (value: number) =>
  value
    .toFixed(2)
    .replace(/0(?=\.)/, '')
    .replace('-', '−');
