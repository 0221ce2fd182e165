/** Node's own number of threads for hashes, files, names and compression; two are left to the others. */
const poolThreads = 4;
const threadsForOthers = 2;

/** How many passwords a process hashes at once: one core, and threads, stay free for everything else. */
export const hashesAtOnce = (cores: number): number =>
  Math.max(1, Math.min(cores - 1, poolThreads - threadsForOthers));
