/** The Retry-After header (seconds or a date) in seconds; null if missing. */
export function retryAfterSeconds({ headers }: Response): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}
