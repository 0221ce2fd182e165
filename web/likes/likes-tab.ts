/** The tabs of the likes page, as named in its address (LIKE-1). */
export const likesTabs = ['received', 'given', 'matches'] as const;

export type LikesTab = (typeof likesTabs)[number];

export function isLikesTab(value: string | undefined): value is LikesTab {
  return likesTabs.some((tab) => tab === value);
}
