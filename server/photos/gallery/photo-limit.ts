/** The maximum number of photos of a premium member and of a free member (PROF-5). */
export const photoLimit = (paidUser: boolean): number => (paidUser ? 25 : 3);
