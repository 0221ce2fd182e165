import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, InputOf } from '#contract/kit/operation.ts';
import type { reviewPhoto } from '#contract/photos/review-photo.ts';
import type { listWaitingPhotos, WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

type Sent = InputOf<typeof reviewPhoto>;

export type Verdict = Sent['verdict'];

/** The photo in front of the operator: pending, or reopened after a decision. */
export interface ReviewedPhoto {
  readonly photo: WaitingPhoto;
  readonly status: Sent['from'];
}

type Waiting = AnswerOf<typeof listWaitingPhotos>;

interface Sources<Key extends QueryKey> {
  /** The pictures that this operator holds. */
  readonly waiting: UseQueryOptions<Waiting, Error, Waiting, Key>;
  /** Sends the decision. Returns the new status if the operator may reopen the picture, else null. */
  readonly decide: (looked: ReviewedPhoto, verdict: Verdict) => Promise<Sent['from'] | null>;
  /** The error code for a picture that the operator no longer holds. */
  readonly goneCode: string;
}

const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((one) => one !== id));

/**
 * The operator's moderation queue, one picture after the other. A decision moves on to the next picture at
 * once; a failed decision brings its picture back.
 */
export function useReviewQueue<Key extends QueryKey>({ waiting: source, decide, goneCode }: Sources<Key>) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(source);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<ReviewedPhoto | null>(null);
  const [reopened, setReopened] = useState<ReviewedPhoto | null>(null);

  const waiting = (data?.results ?? []).filter(({ photo }) => !done.has(photo));
  const [first] = waiting;
  const current: ReviewedPhoto | null =
    reopened ?? (first === undefined ? null : { photo: first, status: 'pending' });

  const send = async (looked: ReviewedPhoto, verdict: Verdict): Promise<void> => {
    const { photo } = looked;
    try {
      const status = await decide(looked, verdict);
      if (status !== null) setLast({ photo, status });
    } catch (problem) {
      const isGone = problem instanceof ApiProblem && problem.code === goneCode;
      toast(
        isGone
          ? { tone: 'info', text: text('photos.review.gone') }
          : { tone: 'danger', text: failure(problem) },
      );
      if (!isGone) setDone((before) => without(before, photo.photo));
    }
    await queries.invalidateQueries({ queryKey: source.queryKey });
  };

  return {
    current,
    /** The upcoming pictures in order, so that they can be preloaded. */
    coming: reopened === null ? waiting : [reopened.photo, ...waiting],
    number: data?.waiting,
    isLoading: data === undefined && error === null,
    /** More pictures wait on the server than are loaded. */
    isFetchingMore: current === null && (data?.results.length ?? 0) > 0,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    /** Moves on without a decision, because the picture's member is hidden or frozen. */
    leave() {
      if (current === null) return;
      const { photo } = current.photo;
      setReopened(null);
      setDone((before) => new Set([...before, photo]));
      void queries.invalidateQueries({ queryKey: source.queryKey });
    },
    decide(verdict: Verdict) {
      if (current === null) return;
      setReopened(null);
      setLast(null);
      setDone((before) => new Set([...before, current.photo.photo]));
      void send(current, verdict);
    },
    /** Whether the last decision can be undone. */
    canLookAgain: last !== null && reopened === null,
    lookAgain() {
      setReopened(last);
      setLast(null);
    },
  };
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
