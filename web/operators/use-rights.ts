import { useQuery } from '@tanstack/react-query';
import type { Right } from '#contract/kit/right.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { operatorQuery } from './operator-loader.ts';

/** The rights of the logged-in operator; empty before the log-in. */
export function useRights(): ReadonlySet<Right> {
  const { data } = useQuery({ ...operatorQuery(), enabled: false });
  return rightsOfRoles(data?.operator.roles ?? []);
}
