/** Cookie of a device on which the quick exit logs out as well (TRUST-8); `page.js` reads it too. */
export const exitCookie = 'vonk_exit';

/** Whether a Cookie header, or what a page reads of it, says so. */
export const exitEndsSession = (cookies: string): boolean => /(?:^|; )vonk_exit=1(?:;|$)/.test(cookies);
