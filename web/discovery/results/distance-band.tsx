import { useText } from '#web/platform/intl/use-text.tsx';

/** About how far somebody is: a band, never a distance (GDPR-4). */
export function DistanceBand({ within }: { within: number }) {
  const text = useText();
  return <>{text('discovery.band', { distance: within })}</>;
}
