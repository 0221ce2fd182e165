/**
 * The environment that test processes inherit: paths of programs, temporary files and compiled code. The test
 * sets everything else.
 */
export const inheritedEnv = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
