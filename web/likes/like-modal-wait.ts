const longest = 3600;

/** Seconds of the query `t`: null where it is not there, 0 to an hour; what is no number is no wait (SHELL-11). */
export function likeModalWait(query: URLSearchParams): number | null {
  const given = query.get('t');
  if (given === null) return null;
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  return Math.min(seconds, longest);
}
