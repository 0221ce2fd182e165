import { ActionIcon, Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useCreditPrice } from '#web/payments/credit-price.ts';
import { type OpenedPicture, openPicture, type PhotoError, photoTypes } from '#web/photos/open-picture.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NoCredits } from '../permission/price-note.tsx';
import styles from './image-attachment.module.css';
import { useImageUploads } from './image-uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** The chosen picture, or the reason why the file cannot be sent. */
function useChosenPicture() {
  const [chosen, setChosen] = useState<OpenedPicture | null>(null);
  const [fault, setFault] = useState<PhotoError | null>(null);

  // The holder of a picture revokes its object URL. This component holds it until the upload takes it over.
  const sent = useRef<OpenedPicture | null>(null);
  useEffect(
    () => () => {
      if (chosen && chosen !== sent.current) URL.revokeObjectURL(chosen.address);
    },
    [chosen],
  );
  // Opening a large file takes time. A later choice, closing and unmounting cancel it.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const show = (picture: OpenedPicture | null, unfit: PhotoError | null) => {
    setChosen(picture);
    setFault(unfit);
  };
  const forget = () => {
    turn.current += 1;
    show(null, null);
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    turn.current += 1;
    const mine = turn.current;
    const opened = await openPicture(file);
    const [picture, unfit] = 'code' in opened ? [null, opened] : [opened, null];
    if (mine === turn.current) show(picture, unfit);
    else if (picture) URL.revokeObjectURL(picture.address);
  };
  /** Gives the picture to the upload, which revokes its object URL from now on. */
  const take = (picture: OpenedPicture) => {
    sent.current = picture;
    setChosen(null);
  };
  return { chosen, fault, choose, forget, take };
}

/**
 * Sends a picture to a member (CHAT-2, CHAT-10). A button chooses a file; files can also be dropped or pasted
 * anywhere on the page. Shows the picture, its price in credits and money, and any problem with the file.
 * After sending, the picture appears in the conversation (`pending-images.tsx`).
 */
export function ImageAttachment(props: {
  other: ProfileCard;
  className?: string | undefined;
  /** Runs between the choice and the sending (FIC-4). */
  before?: (act: () => void) => void;
}) {
  const text = useText();
  const { other, before = (act) => act() } = props;
  const input = useRef<HTMLInputElement>(null);
  const sends = useImageUploads(other.id);
  const { chosen, fault, choose, forget, take } = useChosenPicture();
  const over = useDroppedFiles((files) => void choose(files));

  const send = (picture: OpenedPicture) =>
    before(() => {
      take(picture);
      sends.start(picture);
    });

  return (
    <>
      <ActionIcon
        variant="subtle"
        className={props.className ?? ''}
        aria-label={text('chat.image.add', { name: other.name })}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={24} aria-hidden />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        className={styles.input}
        tabIndex={-1}
        aria-label={text('chat.image.add', { name: other.name })}
        data-image-input=""
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again.
          currentTarget.value = '';
          void choose(files);
        }}
      />
      {over ? (
        <p className={styles.over} aria-hidden="true">
          {text('chat.image.drop_here')}
        </p>
      ) : null}
      {chosen || fault ? (
        <ImageDialog
          other={other}
          picture={chosen}
          fault={fault}
          onSend={send}
          onOther={() => input.current?.click()}
          onClose={forget}
        />
      ) : null}
    </>
  );
}

function ImageDialog(props: {
  other: ProfileCard;
  picture: OpenedPicture | null;
  fault: PhotoError | null;
  onSend: (picture: OpenedPicture) => void;
  onOther: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { other, picture, fault } = props;
  const { photo_credits: credits } = useSettings();
  const have = useWallet()?.credits ?? 0;
  const money = useCreditPrice(credits);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  return (
    <Dialog title={text('chat.image.title', { name: other.name })} placement="bottom" onClose={props.onClose}>
      {picture ? (
        <div className={styles.stage}>
          <img src={picture.address} alt={text('chat.image.preview')} className={styles.preview} />
        </div>
      ) : null}
      {fault ? (
        <p className={styles.fault} role="alert">
          {text(`photos.error.${fault.code}`, fault.params)}
        </p>
      ) : null}
      <ul className={styles.words}>
        {credits > 0 && money === null ? null : (
          <li className={styles.price}>{text('chat.image.price', { credits, money, have })}</li>
        )}
        <li>{text('chat.image.blurred_first', { name: other.name })}</li>
        <li>{text('chat.image.metadata')}</li>
      </ul>
      {picture && have < credits ? (
        <NoCredits person={other} hint={text('chat.image.insufficient_hint', { credits })} />
      ) : (
        <div className={styles.ways}>
          <Button variant="default" onClick={props.onOther}>
            {text('chat.image.other')}
          </Button>
          {picture ? (
            <Button ref={send} onClick={() => props.onSend(picture)}>
              {text('chat.image.send', { credits })}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
