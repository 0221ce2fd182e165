const lines = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one key sequentially in this process, so that several correct logins at the same time are
 * not counted as several tries. Across processes the count in the database applies.
 */
export async function runInQueue<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key);
  const own = before === undefined ? work() : before.then(work, work);
  lines.set(key, own);
  try {
    return await own;
  } finally {
    if (lines.get(key) === own) lines.delete(key);
  }
}
