/** Milliseconds in a minute. */
export const minute = 60_000;

/** Milliseconds in an hour. */
export const hour = 60 * minute;

/** Milliseconds in a day. */
export const day = 24 * hour;

/** Seconds in an hour, for lifetimes that are counted in seconds: cookies, caches, limits, jobs. */
export const hourSeconds = 3600;

/** Seconds in a day. */
export const daySeconds = 24 * hourSeconds;

/** Seconds in 365 days. */
export const yearSeconds = 365 * daySeconds;
