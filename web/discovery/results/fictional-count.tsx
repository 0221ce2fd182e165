import { useText } from '#web/platform/intl/use-text.tsx';

/** States how many of the counted profiles are fictional. Shown behind every number of profiles (FIC-7). */
export function FictionalCount({ fictional, of }: { fictional: number; of: number }) {
  const text = useText();
  if (fictional === 0) return null;
  const id = fictional === of ? 'discovery.all_fictional' : 'discovery.of_them_fictional';
  return <> {text(id, { fictional })}</>;
}
