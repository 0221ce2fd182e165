import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportState, getExport } from '#contract/accounts/get-export.ts';
import { day } from '#contract/kit/durations.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const exportQuery = () => queryFor(getExport, {});

const soon = 3000;
export type OwnExport = ReturnType<typeof useExport>;

/** The time from which another export may be requested; null if it may be requested now. */
const nextAt = ({ state, requested_at }: ExportState): Date | null => {
  if (state === 'none' || requested_at === null) return null;
  const next = new Date(Date.parse(requested_at) + day);
  return next.getTime() > Date.now() ? next : null;
};

/** The member's export; polled while it is prepared and while it is downloaded. */
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
    /** The browser is downloading the file. Only the server knows whether all of it arrived. */
    fetching,
    fetch: () => setFetching(true),
    begun(state: ExportState) {
      setFetching(false);
      queries.setQueryData(exportQuery().queryKey, state);
    },
  };
}
