/**
 * The ids of a list in the order that someone gave them: those that are gone are left out, and
 * those that the order does not name keep the places where they stand.
 */
export function mergeOrder(order: number[], standing: number[]): number[] {
  const there = new Set(standing);
  const named = new Set(order);
  const next = order.filter((id) => there.has(id)).values();
  return standing.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}

/** Whether two lists hold the same ids in the same order. */
export function sameOrder(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
