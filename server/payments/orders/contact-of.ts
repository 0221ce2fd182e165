import type { Site } from '#server/sites/door.ts';

/** Where a member writes to about money: the site's address, or where it has none its page of help. */
export const contactOf = ({ settings }: Pick<Site, 'settings'>, origin: string): string =>
  settings.support_email || `${origin}/pages/service`;
