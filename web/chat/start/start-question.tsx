import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWallet } from '#web/ledger/wallet.ts';
import { StartDialog } from '#web/payments/start-dialog.tsx';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useEditOutgoing } from '../composer/use-edit-outgoing.ts';
import { useImageUploads } from '../images/image-uploads.ts';
import { isHeldForStart, startRequired } from '../outbox/held-for-start.ts';
import { useOutbox } from '../sync/use-device.ts';

const asksForStart = (error: unknown): boolean => error instanceof ApiProblem && error.code === startRequired;

/**
 * Asks for the start of the waiting credits once a message, gift or picture to this member was refused for it
 * (CRED-14). After the consent, everything that was held goes out under its own client id. Without it, texts
 * return to the text field, gifts are dropped, and pictures stay with their buttons.
 */
export function StartQuestion({ profile }: { profile: number }) {
  const { outbox, outgoing } = useOutbox();
  const edit = useEditOutgoing();
  const { sends, retry } = useImageUploads(profile);
  const [declined, setDeclined] = useState<readonly unknown[]>([]);
  const waiting = useWallet()?.waiting ?? 0;
  const held = outgoing.filter(isHeldForStart);
  const own = held.filter((message) => message.profile === profile);
  const pictures = sends.filter(({ state, error }) => state === 'failed' && asksForStart(error));

  const sendAll = () => {
    for (const { client_id } of held) outbox.retry(client_id);
    for (const { client_id } of pictures) retry(client_id);
  };

  // The member agreed on another device, or the withdrawal period is over.
  const before = useRef(waiting);
  const sendHeld = useEffectEvent(sendAll);
  useEffect(() => {
    if (before.current > 0 && waiting === 0) sendHeld();
    before.current = waiting;
  }, [waiting]);

  const decline = () => {
    setDeclined(pictures.map(({ error }) => error));
    // Each text goes before the text in the field, so the last one goes first.
    for (const message of own.toReversed()) {
      if (message.gift === null) edit(message);
      else outbox.remove(message.client_id);
    }
  };

  const asks = own.length > 0 || pictures.some(({ error }) => !declined.includes(error));
  return asks ? <StartDialog sends onStarted={sendAll} onClose={decline} /> : null;
}
