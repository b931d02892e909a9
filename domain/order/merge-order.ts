/**
 * The ids of `standing`, rearranged so that those in `order` follow its order. Ids that are not in the list
 * are ignored, and ids that `order` does not contain keep their place.
 */
export function mergeOrder(order: number[], standing: number[]): number[] {
  const there = new Set(standing);
  const named = new Set(order);
  const next = order.filter((id) => there.has(id)).values();
  return standing.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}

/** Whether two lists have the same ids in the same order. */
export function sameOrder(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
