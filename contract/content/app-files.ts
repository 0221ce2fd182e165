import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';

/** Path of a site's web app manifest in a language. Browsers fetch it without cookies (SHELL-15). */
export const manifestPath = (language: Locale): string => `/app/${language}.webmanifest`;

/** Path of the social card of a site in a language (CONT-3). */
export const cardPath = (language: Locale): string => `/card/${language}.png`;

export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Forms of a site's icon: `round` has round corners, `bleed` fills the square because Apple cuts it,
 * `maskable` has a margin.
 */
export const iconForms = ['round', 'bleed', 'maskable'] as const;

export type IconForm = (typeof iconForms)[number];

/** Sizes of the icons in pixels. */
export const iconSizes = [180, 192, 512] as const;

export type IconSize = (typeof iconSizes)[number];

/** Path of a site's icon as PNG; `iconDrawingPath` is the SVG (SHELL-15). */
export const iconPath = (niche: Niche, form: IconForm, size: IconSize): string =>
  `/icons/${niche}-${form}-${size}.png`;

export const iconDrawingPath = (niche: Niche): string => `/icons/${niche}.svg`;
