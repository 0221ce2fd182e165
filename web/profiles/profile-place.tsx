import { useIntl } from 'react-intl';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useSettings } from '#web/sites/settings.ts';

/**
 * The town or region, with the country if it differs from the site's own. Only the country if neither is
 * known.
 */
export function ProfilePlace({ card }: { card: ProfileCard }) {
  const { formatDisplayName } = useIntl();
  const { default_country } = useSettings();
  const country = formatDisplayName(card.country, { type: 'region' }) ?? card.country;
  if (card.place === null) return country;
  return card.country === default_country ? card.place : `${card.place}, ${country}`;
}
