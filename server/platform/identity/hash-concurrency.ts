/**
 * Node's default number of threads for hashes, files, DNS and compression. Two of them are left to other
 * work.
 */
const poolThreads = 4;
const threadsForOthers = 2;

/** Number of passwords that a process hashes at once. One core and two threads stay free for other work. */
export const hashConcurrency = (cores: number): number =>
  Math.max(1, Math.min(cores - 1, poolThreads - threadsForOthers));
