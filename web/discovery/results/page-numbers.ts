/** Returns the pages a pager shows: the first, the last, and those around the present one. */
export function pageNumbers(present: number, pages: number): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - present) <= 1,
  );
}
