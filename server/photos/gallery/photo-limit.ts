/** How many photos a member may have: free and premium (PROF-5). */
export const photoLimit = (paidUser: boolean): number => (paidUser ? 25 : 3);
