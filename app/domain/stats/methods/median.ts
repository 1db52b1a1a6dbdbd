/**
 * The median of numbers in any order, in linear time on average; it reorders the list. Hoare's quickselect.
 * @throws RangeError for an empty list
 */
export function takeMedian(values: Float64Array): number {
  if (values.length === 0) throw new RangeError('an empty list has no median');
  const middle = values.length >> 1;
  const upper = select(values, middle);
  if (values.length % 2 === 1) return upper;
  let lower = -Infinity; // everything left of the middle is now at most the middle
  for (let i = 0; i < middle; i += 1) if (values[i]! > lower) lower = values[i]!;
  return (lower + upper) / 2;
}

function select(values: Float64Array, k: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = values[(left + right) >> 1]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (values[i]! < pivot) i += 1;
      while (values[j]! > pivot) j -= 1;
      if (i > j) break;
      const swapped = values[i]!;
      values[i] = values[j]!;
      values[j] = swapped;
      i += 1;
      j -= 1;
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else break;
  }
  return values[k]!;
}
