import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { reviewPhoto } from '#contract/photos/review-photo.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useStore } from '#web/platform/store.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { blurChoice, isRisky } from './blur-choice.ts';
import { factsQuery, photoPageQuery, reviewPhotoMutation } from './photo-grid.query.ts';

type Sent = InputOf<typeof reviewPhoto>;

/**
 * `open`: waits for a decision, perhaps again. `gone`: deleted, or held by another operator. `escalated`: held as
 * evidence, because the caller escalated it.
 */
export interface GridState {
  readonly status: Sent['from'];
  readonly open: boolean;
  readonly gone: boolean;
  readonly escalated?: boolean;
}

const waiting: GridState = { status: 'pending', open: true, gone: false };

/** Decisions that are sent at the same time. */
const atOnce = 4;

const without = (ids: ReadonlySet<Id>, gone: readonly Id[]): ReadonlySet<Id> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

/** Runs a few at a time, in order. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends the decisions of a grid, one call per photo, and returns the outcome of each. */
function useDecisions() {
  const failure = useFailureText();
  const { mutateAsync } = useMutation(reviewPhotoMutation());
  return async (photos: ReadonlyArray<WaitingPhoto & Pick<Sent, 'from'>>, verdict: Sent['verdict']) => {
    const outcomes = new Map<Id, GridState>();
    let problem: unknown;
    await inTurns(photos, async ({ member, photo, from }) => {
      try {
        const { status } = await mutateAsync({ member, photo, from, verdict });
        outcomes.set(photo, { status, open: false, gone: false });
      } catch (error) {
        const isGone = error instanceof ApiProblem && error.code === 'photo_not_yours';
        if (!isGone) problem = error;
        outcomes.set(photo, { status: from, open: !isGone, gone: isGone });
      }
    });
    if (problem !== undefined) toast({ tone: 'danger', text: failure(problem) });
    return outcomes;
  };
}

/** The photos as the operator sees them: blurred, revealed, or broken. */
function useBlur(photos: readonly WaitingPhoto[]) {
  const facts = useQuery(factsQuery(photos));
  const blur = useStore(blurChoice);
  const [revealed, setRevealed] = useState<ReadonlySet<Id>>(new Set());
  const [broken, setBroken] = useState<ReadonlySet<Id>>(new Set());
  const factsOf = (member: Id) => facts.data?.results.find((one) => one.member === member);
  const isBlurred = ({ photo, member }: WaitingPhoto) =>
    !revealed.has(photo) && (blur === 'all' || (blur === 'risky' && isRisky(factsOf(member))));
  return {
    factsOf,
    hasFacts: facts.data !== undefined || facts.error !== null,
    isBlurred,
    isBroken: (photo: Id) => broken.has(photo),
    /** A picture that the operator cannot see is never approved. */
    isUnseen: (one: WaitingPhoto) => isBlurred(one) || broken.has(one.photo),
    reveal: (photo: Id) => setRevealed((before) => new Set([...before, photo])),
    markBroken: (photo: Id) => setBroken((before) => new Set([...before, photo])),
  };
}

/** The states of the photos and the selection, with the changes that a decision makes to both. */
function useGridStates() {
  const [states, setStates] = useState<ReadonlyMap<Id, GridState>>(new Map());
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const [last, setLast] = useState<readonly Id[]>([]);
  const stateOf = (photo: Id) => states.get(photo) ?? waiting;
  const change = (ids: readonly Id[], state: Partial<GridState>) =>
    setStates(
      (before) =>
        new Map([...before, ...ids.map((id) => [id, { ...waiting, ...before.get(id), ...state }] as const)]),
    );
  return {
    selected,
    stateOf,
    setSelected,
    toggle: (photo: Id) =>
      setSelected((before) => (before.has(photo) ? without(before, [photo]) : new Set([...before, photo]))),
    /** Takes photos out of the selection and of the open ones. */
    close(ids: readonly Id[], state: Partial<GridState> = {}) {
      setSelected((before) => without(before, ids));
      change(ids, { ...state, open: false });
    },
    settle(outcomes: ReadonlyMap<Id, GridState>, decided: readonly Id[]) {
      setStates((before) => new Map([...before, ...outcomes]));
      setLast(decided);
    },
    canLookAgain: last.length > 0,
    lookAgain(ids: readonly Id[] = last) {
      if (ids.length === 0) return;
      change(ids, { open: true });
      setSelected(new Set(ids));
      setLast([]);
    },
    reset() {
      setStates(new Map());
      setSelected(new Set());
      setLast([]);
    },
  };
}

/** One page of the photo queue: what is selected, decided and blurred, and the way back (SAFE-10). */
export function usePhotoGrid() {
  const text = useText();
  const send = useDecisions();
  const page = useQuery(photoPageQuery());
  const photos = page.data?.results ?? [];
  const { isUnseen, ...blur } = useBlur(photos);
  const { setSelected, close, settle, reset, ...states } = useGridStates();
  const { selected, stateOf } = states;
  const openPhotos = photos.filter(({ photo }) => stateOf(photo).open);

  const decide = async (ids: readonly Id[], verdict: Sent['verdict']) => {
    const chosen = openPhotos.filter(({ photo }) => ids.includes(photo));
    const seen = verdict === 'pass' ? chosen.filter((one) => !isUnseen(one)) : chosen;
    if (seen.length < chosen.length)
      toast({ tone: 'info', text: text('photos.grid.unseen', { number: chosen.length - seen.length }) });
    if (seen.length === 0) return;
    const done = seen.map(({ photo }) => photo);
    close(done);
    const outcomes = await send(
      seen.map((one) => ({ ...one, from: stateOf(one.photo).status })),
      verdict,
    );
    const decided = done.filter((id) => outcomes.get(id)?.gone === false && outcomes.get(id)?.open === false);
    const gone = done.filter((id) => outcomes.get(id)?.gone);
    settle(outcomes, decided);
    if (gone.length > 0) toast({ tone: 'info', text: text('photos.grid.gone', { number: gone.length }) });
    if (decided.length === 0) return;
    toast({
      tone: 'success',
      text: text(verdict === 'pass' ? 'photos.grid.approved' : 'photos.grid.refused', {
        number: decided.length,
      }),
      action: { text: text('photos.review.undo'), run: () => states.lookAgain(decided) },
    });
  };

  return {
    ...{ page, photos, openPhotos, ...blur, ...states },
    /** The number of photos that wait, without those decided on this page. */
    left: page.data && {
      ...page.data.waiting,
      number: Math.max(0, page.data.waiting.number - (photos.length - openPhotos.length)),
    },
    /** Selects all visible photos, or none if all are selected. */
    toggleAll() {
      const seen = openPhotos.filter((one) => !isUnseen(one)).map(({ photo }) => photo);
      setSelected(seen.every((id) => selected.has(id)) ? new Set() : new Set(seen));
    },
    decide: (ids: readonly Id[], verdict: Sent['verdict']) => void decide(ids, verdict),
    /** Takes a photo out without a decision, because its member is hidden or frozen. */
    leave: (photo: Id) => close([photo], { gone: true, escalated: true }),
    /** Loads the next page. The photos that are still open come again. */
    async next() {
      reset();
      await page.refetch();
    },
  };
}

export type PhotoGrid = ReturnType<typeof usePhotoGrid>;
