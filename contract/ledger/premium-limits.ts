/** Limits of a free member (ACC-16, PROF-5). A premium member starts any number of conversations. */
export const freeLimits = { conversations: 2, photos: 3 } as const;

export const premiumPhotoLimit = 25;
