import { yearSeconds } from '#contract/kit/durations.ts';

/** The `Set-Cookie` value of a visitor's choice, kept for a year. */
export const choiceCookie = (name: string, value: string, origin: string): string =>
  `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
