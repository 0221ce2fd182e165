import { entryCookie } from '#contract/sites/entry-cookie.ts';

/** Whether a Cookie header or `document.cookie` shows that the entry warning was dismissed (SHELL-12). */
export const hasEntered = (cookies: string): boolean =>
  cookies.split('; ').some((one) => one.startsWith(`${entryCookie}=`));
