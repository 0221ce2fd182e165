import { useText } from '#web/platform/intl/use-text.tsx';

/** How many of those who were counted are no people; stands behind every number of profiles (FIC-7). */
export function OfThemFictional({ fictional, of }: { fictional: number; of: number }) {
  const text = useText();
  if (fictional === 0) return null;
  return <> {text(`discovery.${fictional === of ? 'all' : 'of_them'}_fictional`, { fictional })}</>;
}
