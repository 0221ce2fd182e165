import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from './operator-loader.ts';

/** The id of the logged-in operator; null before the log-in. */
export function useOwnId(): number | null {
  const { data } = useQuery({ ...operatorQuery(), enabled: false });
  return data?.operator.id ?? null;
}
