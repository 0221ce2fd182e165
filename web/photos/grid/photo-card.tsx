import { VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconEye, IconZoomIn } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PhotoFacts } from './photo-facts.tsx';
import styles from './photo-grid.module.css';
import { photoAddress } from './photo-grid.query.ts';
import type { PhotoGrid } from './use-photo-grid.ts';

/** The state of a photo that needs no decision any more, with the way back. */
function Decided({ photo, grid }: { photo: WaitingPhoto; grid: PhotoGrid }) {
  const text = useText();
  const { status, gone, escalated = false } = grid.stateOf(photo.photo);
  const shown = escalated ? 'escalated' : gone ? 'gone' : status;
  return (
    <div className={styles.decided} data-status={gone ? 'gone' : status}>
      <strong>{text('photos.grid.state', { state: shown })}</strong>
      {gone || status === 'pending' ? null : (
        <button type="button" className={styles.small} onClick={() => grid.lookAgain([photo.photo])}>
          <IconArrowBackUp size={18} aria-hidden />
          {text('photos.review.undo')}
          <VisuallyHidden>{photo.name}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

interface PhotoCardProps {
  readonly photo: WaitingPhoto;
  readonly grid: PhotoGrid;
  /** The member's `ProfileName`. */
  readonly name: ReactNode;
  onZoom(): void;
}

/** One photo of the grid: the picture as a button that selects it, and the facts about its member. */
export function PhotoCard(props: PhotoCardProps) {
  const text = useText();
  const facts = useId();
  const { photo, grid } = props;
  const { photo: id, name } = photo;
  const state = grid.stateOf(id);
  const isBlurred = grid.isBlurred(photo);
  const known = grid.factsOf(photo.member);
  return (
    <li className={styles.card} data-selected={grid.selected.has(id)} data-open={state.open}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.choose}
          data-photo={id}
          aria-pressed={grid.selected.has(id)}
          aria-describedby={facts}
          aria-label={text('photos.grid.select', { name })}
          disabled={!state.open}
          onClick={() => grid.toggle(id)}
        >
          <img
            src={photoAddress(photo, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            data-blurred={isBlurred}
            hidden={grid.isBroken(id)}
            onError={() => grid.markBroken(id)}
          />
          {grid.isBroken(id) ? (
            <span className={styles.broken}>{text('photos.review.no_picture')}</span>
          ) : null}
          <span className={styles.tick} aria-hidden>
            <IconCheck size={20} />
          </span>
        </button>
        {state.open ? (
          <div className={styles.tools}>
            {isBlurred ? (
              <button
                type="button"
                className={styles.small}
                aria-label={text('photos.grid.reveal_that', { name })}
                onClick={() => grid.reveal(id)}
              >
                <IconEye size={18} aria-hidden />
                {text('photos.grid.reveal')}
              </button>
            ) : null}
            <button
              type="button"
              className={styles.small}
              aria-label={text('photos.grid.zoom', { name })}
              onClick={props.onZoom}
            >
              <IconZoomIn size={18} aria-hidden />
            </button>
          </div>
        ) : (
          <Decided photo={photo} grid={grid} />
        )}
      </div>
      <div id={facts} className={styles.facts}>
        <MemberLink member={photo.member} className={styles.name}>
          {props.name}
        </MemberLink>
        <Link to={`/console/pictures/${id}`}>{text('accounts.picture.open')}</Link>
        {state.open && state.status !== 'pending' ? (
          <p className={styles.where}>{text('photos.review.reopened', { status: state.status })}</p>
        ) : null}
        {known === undefined ? (
          <p className={styles.where}>{grid.hasFacts ? text('photos.grid.no_facts') : ' '}</p>
        ) : (
          <PhotoFacts facts={known} />
        )}
      </div>
    </li>
  );
}
