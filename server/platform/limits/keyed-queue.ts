const lines = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one key one after the other in this process: several right logins at once are then never
 * taken for several tries. What holds between processes is the count in the database.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key);
  const own = before === undefined ? work() : before.then(work, work);
  lines.set(key, own);
  try {
    return await own;
  } finally {
    if (lines.get(key) === own) lines.delete(key);
  }
}
