import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';

/** The queries of this domain and the settings depend on the payment country. */
const dependsOnCountry = (name: unknown): boolean =>
  name === settingsQuery().queryKey[0] || (typeof name === 'string' && name.startsWith('payments/'));

/**
 * Chooses the payment country and reloads prices, methods and settings (CRED-15). Stays pending until the
 * page has them all.
 */
export function useChooseCountry() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(chooseCountry, { idempotent: true }),
    onSuccess: () =>
      queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => dependsOnCountry(name) }),
  });
}
