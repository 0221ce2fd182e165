import { useText } from '#web/platform/intl/use-text.tsx';

/** States how many of the counted profiles are fictional. Shown behind every number of profiles (FIC-7). */
export function FictionalCount({ fictional, of }: { fictional: number; of: number }) {
  const text = useText();
  if (fictional === 0) return null;
  return <> {text(`discovery.${fictional === of ? 'all' : 'of_them'}_fictional`, { fictional })}</>;
}
