const longest = 3600;

/**
 * The seconds in the query `t`, from 0 to an hour. Null if `t` is missing; a value that is not a number means
 * 0 (SHELL-11).
 */
export function likeModalWait(query: URLSearchParams): number | null {
  const given = query.get('t');
  if (given === null) return null;
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  return Math.min(seconds, longest);
}
