import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { likesQuery, olderLikesQuery } from './get-likes.query.ts';

/** Loads the next page of older likes and adds it to the known ones. */
export function useOlderLikes(before: string | null): { loading: boolean; load: () => void } {
  const client = useQueryClient();
  const failure = useFailureText();
  const [loading, setLoading] = useState(false);
  const fetchOlder = async (from: string) => {
    setLoading(true);
    try {
      const page = await client.fetchQuery(olderLikesQuery(from));
      client.setQueryData(
        likesQuery().queryKey,
        (known) => known && { ...likesAfter.loaded(known, page), older: page.older },
      );
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
    } finally {
      setLoading(false);
    }
  };
  return { loading, load: () => (before === null || loading ? undefined : void fetchOlder(before)) };
}
