const year = 365 * 24 * 3600;

/** The `Set-Cookie` value of a visitor's choice, kept for a year. */
export const choiceCookie = (name: string, value: string, origin: string): string =>
  `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
