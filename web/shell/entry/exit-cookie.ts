/** Cookie of a device on which the quick exit also logs out (TRUST-8). `page.js` reads it too. */
export const exitCookie = 'vonk_exit';

/** Whether a Cookie header or `document.cookie` contains this choice. */
export const quickExitLogsOut = (cookies: string): boolean => /(?:^|; )vonk_exit=1(?:;|$)/.test(cookies);
