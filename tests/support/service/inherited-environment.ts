/**
 * What a process of a test needs of ours: where programs, temporary files and compiled code lie. Everything else is the
 * test's to say.
 */
export const inherited = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
