import { entryCookie } from '#contract/sites/entry-cookie.ts';

/** Whether a Cookie header, or what a page reads of it, tells that the entry warning was put away (SHELL-12). */
export const hasEntered = (cookies: string): boolean =>
  cookies.split('; ').some((one) => one.startsWith(`${entryCookie}=`));
