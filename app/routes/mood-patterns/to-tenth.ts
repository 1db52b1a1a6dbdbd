/** Short numbers for the paths of a drawing. */
export const toTenth = (n: number) => Math.round(n * 10) / 10;
