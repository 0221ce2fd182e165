import type { SiteSettings } from './site-settings.ts';

/** A site of this deployment, as cached. */
export interface Site {
  readonly id: number;
  /** Host name in lower case, without port. */
  readonly host: string;
  readonly companyId: number;
  /** 1 to 7 (SITE-2). */
  readonly niche: number;
  /** The site's own settings merged over the defaults, with their wire names (SITE-6). */
  readonly settings: SiteSettings;
}
