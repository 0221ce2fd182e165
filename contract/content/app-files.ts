import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';

/** Where the web app manifest of a site is, in a language: browsers fetch it without a cookie (SHELL-15). */
export const manifestPath = (language: Locale): string => `/app/${language}.webmanifest`;

/** The picture that goes with a link to the site, in a language (CONT-3). */
export const cardPath = (language: Locale): string => `/card/${language}.png`;

export const cardSize = { width: 1200, height: 630 } as const;

/** Forms of a site's icon: with round corners; `bleed` to the edges, for who cuts it (Apple); `maskable` with room to spare. */
export const iconForms = ['round', 'bleed', 'maskable'] as const;

export type IconForm = (typeof iconForms)[number];

/** Pixels an icon is drawn in. */
export const iconSizes = [180, 192, 512] as const;

export type IconSize = (typeof iconSizes)[number];

/** A site's icon as pixels; `iconDrawingPath` is the same as a drawing (SHELL-15). */
export const iconPath = (niche: Niche, form: IconForm, size: IconSize): string =>
  `/icons/${niche}-${form}-${size}.png`;

export const iconDrawingPath = (niche: Niche): string => `/icons/${niche}.svg`;
