import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { EscalateDialog } from '#web/accounts/escalate-dialog.tsx';
import { KeysButton, KeysHelp } from '#web/operators/keys-help.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useStore } from '#web/platform/store.ts';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { blurChoice, blurChoices, setBlurChoice } from '../grid/blur-choice.ts';
import { PhotoCard } from '../grid/photo-card.tsx';
import styles from '../grid/photo-grid.module.css';
import { photoPageQuery } from '../grid/photo-grid.query.ts';
import { PhotoZoom } from '../grid/photo-zoom.tsx';
import { focusNextPhoto, useGridKeys } from '../grid/use-grid-keys.ts';
import { type PhotoGrid, usePhotoGrid } from '../grid/use-photo-grid.ts';
import { PhotoQueues } from './photo-queues.tsx';
import { ReasonDialog, useReviewKeys } from './review-stage.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(photoPageQuery());
});

/** Chooses which pictures are blurred, for the wellbeing of those who look at many. */
function BlurSelect() {
  const text = useText();
  const blur = useStore(blurChoice);
  return (
    <NativeSelect
      label={text('photos.grid.blur')}
      value={blur}
      data={blurChoices.map((value) => ({ value, label: text(`photos.grid.blur.${value}`) }))}
      onChange={(event) => setBlurChoice(event.currentTarget.value)}
    />
  );
}

/** The decisions on the selected photos, within reach of a thumb. */
function Acts(props: {
  grid: PhotoGrid;
  onRefuse: (ids: readonly Id[]) => void;
  onEscalate: (ids: readonly Id[]) => void;
}) {
  const text = useText();
  const { grid, onRefuse, onEscalate } = props;
  const chosen = [...grid.selected];
  const number = chosen.length;
  if (grid.openPhotos.length === 0)
    return (
      <div className={styles.acts}>
        <Button aria-keyshortcuts="N" loading={grid.page.isFetching} onClick={() => void grid.next()}>
          {text('photos.grid.next')}
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button disabled={number === 0} aria-keyshortcuts="A" onClick={() => grid.decide(chosen, 'pass')}>
        {text('photos.grid.approve', { number })}
      </Button>
      <Button
        variant="default"
        disabled={number === 0}
        aria-keyshortcuts="R"
        onClick={() => onRefuse(chosen)}
      >
        {text('photos.grid.refuse', { number })}
      </Button>
      <Button
        variant="default"
        disabled={number === 0}
        aria-keyshortcuts="E"
        onClick={() => onEscalate(chosen)}
      >
        {text('photos.review.escalate')}
      </Button>
      <Button variant="subtle" aria-keyshortcuts="S" onClick={grid.toggleAll}>
        {text('photos.grid.all')}
      </Button>
      {grid.canLookAgain ? (
        <Button variant="subtle" aria-keyshortcuts="Z" onClick={() => grid.lookAgain()}>
          {text('photos.review.undo')}
        </Button>
      ) : null}
    </div>
  );
}

function useKeyRows() {
  const text = useText();
  return [
    ['← ↑ ↓ →', text('photos.grid.key.move')],
    ['␣', text('photos.grid.key.select')],
    ['S', text('photos.grid.all')],
    ['A', text('photos.review.approve')],
    ['R 1–8', text('photos.review.refuse')],
    ['E', text('photos.review.escalate')],
    ['Z', text('photos.review.undo')],
    ['⏎', text('photos.grid.key.zoom')],
    ['B', text('photos.grid.reveal')],
    ['N', text('photos.grid.next')],
  ] as const;
}

/** The dialogs of the grid and the keys. */
function useGridDialogs(grid: PhotoGrid) {
  const [refusing, setRefusing] = useState<readonly Id[]>([]);
  const [escalating, setEscalating] = useState<readonly Id[]>([]);
  const [zoomed, setZoomed] = useState<Id | null>(null);
  const [helps, setHelps] = useState(false);
  const photo = zoomed === null ? undefined : grid.openPhotos.find((one) => one.photo === zoomed);
  const after = (ids: readonly Id[]) => requestAnimationFrame(() => focusNextPhoto(ids.at(-1) ?? null));
  const approve = (ids: readonly Id[]) => {
    setZoomed(null);
    grid.decide(ids, 'pass');
    after(ids);
  };
  const refuse = (ids: readonly Id[]) => {
    if (ids.length === 0) return;
    setZoomed(null);
    setRefusing(ids);
  };
  const choose = (reason: RejectReason) => {
    const ids = refusing;
    setRefusing([]);
    // A child in a picture is more than a refusal: the operator chooses what happens to the member.
    if (reason === 'too_young') return setEscalating(ids);
    grid.decide(ids, reason);
    after(ids);
  };
  const escalate = (ids: readonly Id[]) => {
    setZoomed(null);
    setEscalating(ids);
  };
  const escalated = grid.openPhotos.find((one) => one.photo === escalating[0]);
  const isAsking = refusing.length > 0;
  useGridKeys(
    {
      paused: isAsking || photo !== undefined || helps || escalated !== undefined,
      ...{
        onApprove: approve,
        onRefuse: refuse,
        onEscalate: escalate,
        onUndo: grid.lookAgain,
        onAll: grid.toggleAll,
      },
      ...{ onReveal: grid.reveal, onZoom: setZoomed, onHelp: () => setHelps(true) },
      onNext: () => void (grid.openPhotos.length === 0 && grid.next()),
    },
    grid.selected,
  );
  const ofZoom = (work: (ids: readonly Id[]) => void) => () => {
    if (photo !== undefined) work([photo.photo]);
  };
  useReviewKeys({
    isAsking,
    isBlocked: escalated !== undefined,
    onEscalate: ofZoom(escalate),
    onReason: choose,
    onApprove: ofZoom(approve),
    onRefuse: ofZoom(refuse),
    onLookAgain: () => {},
  });
  return {
    ...{
      photo,
      isAsking,
      helps,
      escalated,
      setRefusing,
      setZoomed,
      setHelps,
      approve,
      refuse,
      choose,
      escalate,
    },
    /** Goes on with the next photo to escalate. */
    next: () => setEscalating((before) => before.slice(1)),
  };
}

/** The photos of the page, or why there are none. */
function Grid({ grid, onZoom }: { grid: PhotoGrid; onZoom: (photo: WaitingPhoto) => void }): ReactNode {
  const text = useText();
  const { page, photos } = grid;
  if (page.data === undefined && page.error !== null)
    return <ErrorState error={page.error} retry={() => void page.refetch()} />;
  if (page.data === undefined) return <TextSkeleton lines={8} />;
  if (photos.length === 0)
    return (
      <EmptyState
        picture="match"
        title={text('photos.review.empty')}
        body={text('photos.review.empty_what')}
      />
    );
  return (
    <ul className={styles.grid} aria-label={text('photos.review.title')}>
      {photos.map((photo) => (
        <PhotoCard
          key={photo.photo}
          photo={photo}
          grid={grid}
          name={<ProfileName card={photo} />}
          onZoom={() => onZoom(photo)}
        />
      ))}
    </ul>
  );
}

/** The moderation queue for profile photos: a page of photos with their context (SAFE-2, SAFE-10, PROF-4). */
export default function PhotoQueuePage() {
  const text = useText();
  const grid = usePhotoGrid();
  const dialogs = useGridDialogs(grid);
  const keys = useKeyRows();
  const { left } = grid;
  const { photo, escalated } = dialogs;
  return (
    <Page>
      <PageTitle title={text('photos.review.title')} />
      <PageHead
        title={text('photos.review.title')}
        aside={
          left === undefined ? null : (
            <p role="status">
              {text(left.more ? 'photos.review.waiting_more' : 'photos.review.waiting', {
                number: left.number,
              })}
            </p>
          )
        }
      />
      <PhotoQueues />
      <div className={styles.bar}>
        <BlurSelect />
        <span className={styles.grow} />
        <KeysButton onOpen={() => dialogs.setHelps(true)} />
      </div>
      <Grid grid={grid} onZoom={({ photo: id }) => dialogs.setZoomed(id)} />
      {grid.photos.length === 0 ? null : (
        <Acts grid={grid} onRefuse={dialogs.refuse} onEscalate={dialogs.escalate} />
      )}
      {photo === undefined ? null : (
        <PhotoZoom
          photo={photo}
          isBlurred={grid.isBlurred(photo)}
          onReveal={() => grid.reveal(photo.photo)}
          onApprove={() => dialogs.approve([photo.photo])}
          onRefuse={() => dialogs.refuse([photo.photo])}
          onEscalate={() => dialogs.escalate([photo.photo])}
          onClose={() => dialogs.setZoomed(null)}
        />
      )}
      {dialogs.isAsking ? (
        <ReasonDialog onChoose={dialogs.choose} onClose={() => dialogs.setRefusing([])} />
      ) : null}
      {escalated === undefined ? null : (
        <EscalateDialog
          key={escalated.photo}
          member={escalated.member}
          photo={escalated.photo}
          onClose={dialogs.next}
          onDone={() => {
            grid.leave(escalated.photo);
            dialogs.next();
          }}
          onRefuse={() => {
            grid.decide([escalated.photo], 'too_young');
            dialogs.next();
          }}
        />
      )}
      {dialogs.helps ? <KeysHelp keys={keys} onClose={() => dialogs.setHelps(false)} /> : null}
    </Page>
  );
}
