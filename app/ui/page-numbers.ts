/** The numbers that a list shows: the first, the last, the current one and its neighbours; 0 is a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (one) => one >= 1 && one <= pages,
  );
  return wanted.flatMap((one, at) =>
    at > 0 && one - (wanted[at - 1] ?? 0) > 1 ? [0, one] : [one],
  );
}
