/**
 * The number of letters to add, drop, change or swap with the next one to turn a word into another. Above `most`, any
 * number above `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  const row = () => new Array<number>(to.length + 1).fill(0);
  let [beforeLast, last, current] = [row(), row().map((_, column) => column), row()];
  let leastBefore = 0;
  for (let at = 1; at <= from.length; at++) {
    let least = at;
    current[0] = at;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[at - 1] === to[column - 1];
      const isSwapped = from[at - 1] === to[column - 2] && from[at - 2] === to[column - 1];
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > most && leastBefore >= most) return least;
    leastBefore = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? 0;
}
