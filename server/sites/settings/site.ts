import type { SiteSettings } from './site-settings.ts';

/** One site of this deployment, as the cache holds it. */
export interface Site {
  readonly id: number;
  /** Host name, lower case, without port. */
  readonly host: string;
  readonly companyId: number;
  /** 1 to 7 (SITE-2). */
  readonly niche: number;
  /** The site's own settings over the defaults in code, named as on the wire (SITE-6). */
  readonly settings: SiteSettings;
}
