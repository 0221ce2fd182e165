import type { Site } from '#server/sites/door.ts';

/** The contact for questions about money: the site's support address, or its help page if it has none. */
export const contactOf = ({ settings }: Pick<Site, 'settings'>, origin: string): string =>
  settings.support_email || `${origin}/pages/service`;
