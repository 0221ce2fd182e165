import { useIntl } from 'react-intl';

/** A moment as operators read it: day, month, year, hours and minutes. */
export function useMomentText() {
  const intl = useIntl();
  return (at: string): string => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}
