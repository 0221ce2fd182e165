import { useText } from '#web/platform/intl/use-text.tsx';

const named = [
  'accounts',
  'chat',
  'content',
  'credits',
  'notifications',
  'operators',
  'payments',
  'photos',
  'profiles',
  'safety',
  'sites',
] as const;

/** The name of an area of the log; its technical name if it has no text. */
export function useAreaText() {
  const text = useText();
  return (area: string): string => {
    const known = named.find((name) => name === area);
    return known === undefined ? area : text(`operators.audit.area.${known}`);
  };
}
