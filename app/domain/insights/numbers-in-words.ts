/** '2.4 of 5' */
export const ofFive = (mean: number) => `${mean.toFixed(1)} of 5`;

/** The size of a change: '1 point', '0.8 points'. */
export function inPoints(change: number): string {
  const size = Math.abs(change).toFixed(1);
  return `${size} ${size === '1.0' ? 'point' : 'points'}`;
}

/** A p or q, 0-1, as a frequency somebody can picture: 'about 2 in 100'. Rounded up: never surer than it is. */
export function chanceOf(share: number): string {
  if (share < 0.001) return 'fewer than 1 in 1,000';
  return share < 0.01
    ? `about ${Math.ceil(share * 1000)} in 1,000`
    : `about ${Math.ceil(share * 100)} in 100`;
}

/** 'q = .02', 'q < .001' */
export function statistic(name: 'p' | 'q', share: number): string {
  return share < 0.001 ? `${name} < .001` : `${name} = ${share.toFixed(3).replace(/^0/, '')}`;
}
