import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#contract/kit/operation.ts';
import type { reviewPhoto } from '#contract/photos/review-photo.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { waitingPhotosQuery } from '../data/list-waiting-photos.ts';
import { reviewPhotoMutation } from '../data/review-photo.ts';

type Sent = InputOf<typeof reviewPhoto>;

/** A photo as the operator looks at it: waiting, or decided on and looked at again. */
export interface Looked {
  readonly photo: WaitingPhoto;
  readonly status: Sent['from'];
}

const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((one) => one !== id));

/**
 * The operator's photos one after the other. A decision goes on to the next photo at once; one that does not get through
 * brings its photo back.
 */
export function usePhotoQueue() {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(waitingPhotosQuery());
  const { mutateAsync } = useMutation(reviewPhotoMutation());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<Looked | null>(null);
  const [reopened, setReopened] = useState<Looked | null>(null);

  const waiting = (data?.results ?? []).filter(({ photo }) => !done.has(photo));
  const [first] = waiting;
  const current: Looked | null =
    reopened ?? (first === undefined ? null : { photo: first, status: 'pending' });

  const send = async ({ photo, status }: Looked, verdict: Sent['verdict']): Promise<void> => {
    const { member, photo: id } = photo;
    try {
      const decided = await mutateAsync({ member, photo: id, from: status, verdict });
      setLast({ photo, status: decided.status });
    } catch (problem) {
      const isGone = problem instanceof ApiProblem && problem.code === 'photo_not_yours';
      toast(
        isGone
          ? { tone: 'info', text: text('photos.review.gone') }
          : { tone: 'danger', text: failure(problem) },
      );
      if (!isGone) setDone((before) => without(before, id));
    }
    await queries.invalidateQueries({ queryKey: waitingPhotosQuery().queryKey });
  };

  return {
    current,
    /** In the order they come; their pictures load beforehand. */
    coming: reopened === null ? waiting : [reopened.photo, ...waiting],
    number: data?.waiting,
    isLoading: data === undefined && error === null,
    /** More wait than are here yet. */
    isFetchingMore: current === null && (data?.results.length ?? 0) > 0,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    decide(verdict: Sent['verdict']) {
      if (current === null) return;
      setReopened(null);
      setLast(null);
      setDone((before) => new Set([...before, current.photo.photo]));
      void send(current, verdict);
    },
    /** The last decision can be taken anew. */
    canLookAgain: last !== null && reopened === null,
    lookAgain() {
      setReopened(last);
      setLast(null);
    },
  };
}
