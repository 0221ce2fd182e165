/** The seed of all invented people: the same seed gives the same people. */
export const demoSeed = 'vonk-2026';

/** Password of all demo logins, on every demo site. */
export const demoPassword = 'demo-demo-demo';

/** Fictional members on each demo site (OPS-1: at least 200). */
export const membersPerSite = 210;
