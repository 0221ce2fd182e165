import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportState } from '#contract/accounts/export-state.ts';
import { exportQuery } from './get-export.query.ts';

const soon = 3000;
const dayMilliseconds = 24 * 3600_000;

export type OwnExport = ReturnType<typeof useExport>;

/** From when on another one may be asked for; null: now. */
const nextAt = ({ state, requested_at }: ExportState): Date | null => {
  if (state === 'none' || requested_at === null) return null;
  const next = new Date(Date.parse(requested_at) + dayMilliseconds);
  return next.getTime() > Date.now() ? next : null;
};

/** The own export as it now is: asked after while it is made, and while it is being fetched. */
export function useExport() {
  const queries = useQueryClient();
  const [fetching, setFetching] = useState(false);
  const { data, error, refetch } = useQuery({
    ...exportQuery(),
    refetchInterval: ({ state: { data: now } }) =>
      now?.state === 'making' || (fetching && now?.state === 'ready') ? soon : false,
  });
  return {
    state: data,
    error,
    retry: () => void refetch(),
    mayAsk: data !== undefined && data.state !== 'making' && data.state !== 'ready' && nextAt(data) === null,
    nextAt: data === undefined ? null : nextAt(data),
    /** The browser fetches the file now; whether all of it arrived the server will know. */
    fetching,
    fetch: () => setFetching(true),
    begun(state: ExportState) {
      setFetching(false);
      queries.setQueryData(exportQuery().queryKey, state);
    },
  };
}
