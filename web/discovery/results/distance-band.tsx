import { useText } from '#web/platform/intl/use-text.tsx';

/** Shows the distance to a member as a band, never exactly (GDPR-4). */
export function DistanceBand({ within }: { within: number }) {
  const text = useText();
  return <>{text('discovery.band', { distance: within })}</>;
}
