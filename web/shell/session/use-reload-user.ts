import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from '#web/accounts/user.ts';

/** Reloads the member after their data changed elsewhere. */
export function useReloadUser(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: userQuery().queryKey }), [client]);
}
