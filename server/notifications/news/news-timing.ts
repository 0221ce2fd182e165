/** Whoever has us in view sees it happen: a push waits for their page to say so, and for the words that come in one go. */
export const settleSeconds = 1;

/** So long nobody of the member has looked before they count as away, and so long news waits for more of it (NOTIF-1). */
export const quietSeconds = 5 * 60;

/** Mails about one conversation are at least so far apart. */
export const pauseSeconds = 3600;

/** What nobody was told of for so long is no news any more: it is seen on the next visit. */
export const newsSeconds = 48 * 3600;

/** Daily mails are at least so far apart, wherever the member has travelled to. */
export const dailyPauseSeconds = 12 * 3600;
