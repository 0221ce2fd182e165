/** The one number all made-up people follow from: the same seed, the same people. */
export const demoSeed = 'vonk-2026';

/** Of all demo logins, on every demo site. */
export const demoPassword = 'demo-demo-demo';

/** Fictional members on each demo site (OPS-1: at least 200). */
export const membersPerSite = 210;
