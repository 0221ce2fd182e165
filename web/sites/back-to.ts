import { sitePath } from '#web/platform/visit/site-path.ts';

/** Where a form without script goes back to: a path of this site, else the front page. */
export const backTo = (value: FormDataEntryValue | null): string =>
  (typeof value === 'string' ? sitePath(value) : null) ?? '/';
