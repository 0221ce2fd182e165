import { sitePath } from '#web/platform/visit/site-path.ts';

/** Returns where a form without script redirects to: a path of this site, else the front page. */
export const redirectTarget = (value: FormDataEntryValue | null): string =>
  (typeof value === 'string' ? sitePath(value) : null) ?? '/';
