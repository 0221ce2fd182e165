import { type Niche, niches } from './niche.ts';
import { type SearchField, searchFields } from './settings.ts';

interface NicheSearch {
  /** The gender shown to a visitor who has not chosen one. */
  readonly gender: 'female' | 'male';
  /** The sexualities shown. Empty: any. */
  readonly sexualities: ReadonlyArray<'gay' | 'lesbian' | 'bi'>;
  /** The fields of the search form if the site has not chosen its own. */
  readonly fields: readonly SearchField[];
}

const everywhere = ['country', 'countryregion', 'age', 'interests'] as const;

/** Niches of a single gender do not offer gender as a field. */
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

/** Returns the search defaults of a niche by its number (SITE-2). */
export const nicheSearchOf = (niche: number): NicheSearch => nicheSearch[niches[niche - 1] ?? 'general'];
