import { useText } from '#web/platform/intl/use-text.tsx';

/** How many of those who were counted are no people; stands behind every number of profiles (FIC-7). */
export function OfThemFictional({ fictional }: { fictional: number }) {
  const text = useText();
  return fictional > 0 ? <> {text('discovery.of_them_fictional', { fictional })}</> : null;
}
