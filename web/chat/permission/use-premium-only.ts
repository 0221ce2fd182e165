import { useEffect, useEffectEvent, useState } from 'react';
import type { Outgoing } from '../outbox/outbox.ts';
import type { Sending } from '../sync/use-send-message.ts';

/**
 * Returns a message refused as `premium_only` to the text field, because it cannot be sent (ACC-16).
 * `refused` is true until the member dismisses the notice.
 */
export function usePremiumOnly(sending: Sending, giveBack: (text: string) => void) {
  const [refused, setRefused] = useState(false);
  const back = sending.outgoing.find((message) => message.failed?.code === 'premium_only');

  if (back && !refused) setRefused(true);

  const takeBack = useEffectEvent((message: Outgoing) => {
    sending.discard(message.client_id);
    if (message.gift === null) giveBack(message.text);
  });
  useEffect(() => {
    if (back) takeBack(back);
  }, [back]);

  return { refused, refuse: () => setRefused(true), noted: () => setRefused(false) };
}
