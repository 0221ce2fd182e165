/** Counts in fixed windows in the memory of one socket. Each call returns whether it is within the limit. */
export function socketLimit(limit: { calls: number; seconds: number }, factor: number): () => boolean {
  const allowed = limit.calls * factor;
  let until = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + limit.seconds * 1000;
      count = 0;
    }
    count += 1;
    return count <= allowed;
  };
}
