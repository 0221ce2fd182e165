import { type Niche, niches } from './niche.ts';
import { type SearchField, searchFields } from './search-field.ts';

interface NicheSearch {
  /** Whom somebody is shown who has not said whom they look for. */
  readonly gender: 'female' | 'male';
  /** Which of them; empty: whoever they like themselves. */
  readonly sexualities: ReadonlyArray<'gay' | 'lesbian' | 'bi'>;
  /** What the search form offers where the site has not chosen for itself. */
  readonly fields: readonly SearchField[];
}

const everywhere = ['country', 'countryregion', 'age', 'interests'] as const;

/** Where all are of one gender, nobody is asked for it. */
const nicheSearch: Readonly<Record<Niche, NicheSearch>> = {
  general: { gender: 'female', sexualities: [], fields: searchFields },
  she: {
    gender: 'female',
    sexualities: ['lesbian', 'bi'],
    fields: [...everywhere, 'sexuality', 'hair_color', 'eye_color', 'relationship_status', 'signup_reason'],
  },
  bdsm: {
    gender: 'female',
    sexualities: [],
    fields: ['gender', ...everywhere, 'sexuality', 'relationship_status', 'tattoos', 'signup_reason'],
  },
  bbw: {
    gender: 'female',
    sexualities: [],
    fields: ['gender', ...everywhere, 'body_type', 'hair_color', 'relationship_status'],
  },
  gilf: {
    gender: 'female',
    sexualities: [],
    fields: ['gender', ...everywhere, 'hair_color', 'relationship_status', 'signup_reason'],
  },
  milf: {
    gender: 'female',
    sexualities: [],
    fields: ['gender', ...everywhere, 'hair_color', 'eye_color', 'body_type', 'relationship_status'],
  },
  gay: {
    gender: 'male',
    sexualities: ['gay', 'bi'],
    fields: [...everywhere, 'sexuality', 'body_type', 'hair_color', 'tattoos', 'relationship_status'],
  },
};

/** What the niche of this number changes in the search (SITE-2). */
export const nicheSearchOf = (niche: number): NicheSearch => nicheSearch[niches[niche - 1] ?? 'general'];
