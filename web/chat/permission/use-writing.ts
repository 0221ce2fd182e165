import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getWriting, type Writing } from '#contract/chat/get-writing.ts';
import type { Id } from '#contract/kit/id.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useOwnId } from '../sync/use-own-id.ts';

/**
 * Whether the member may write to another member. Other devices can change this, so the answer goes stale
 * quickly.
 */
export const writingQuery = (profile: Id) => ({ ...queryFor(getWriting, { profile }), staleTime: 5_000 });

/**
 * Whether the member may write to another member, or null while unknown. Requested again when the wallet or
 * `mark` changes.
 */
export function useWriting(profile: Id, mark: string | number = ''): Writing | null {
  const queries = useQueryClient();
  const member = useOwnId();
  const wallet = useWallet();
  const { data } = useQuery({ ...writingQuery(profile), enabled: member !== null });
  const now = `${mark} ${wallet?.credits} ${wallet?.paid_user}`;
  const asked = useRef(now);
  useEffect(() => {
    if (asked.current === now) return;
    asked.current = now;
    void queries.invalidateQueries({ queryKey: writingQuery(profile).queryKey });
  }, [queries, profile, now]);
  return data ?? null;
}
