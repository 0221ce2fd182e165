import type { ProfileCard } from '#contract/profiles/profile-card.ts';

/** A man of thirty, with overrides. */
export const someCard = (given: Partial<ProfileCard> = {}): ProfileCard => ({
  id: 2,
  name: 'Bram',
  fictional: false,
  age: 30,
  gender: 'male',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
  ...given,
});
