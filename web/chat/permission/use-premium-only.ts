import { useEffect, useState } from 'react';
import type { Sending } from '../sync/use-send-message.ts';

/**
 * Returns a message refused as `premium_only` to the text field, because it cannot be sent (ACC-16).
 * `refused` is true until the member dismisses the notice.
 */
export function usePremiumOnly(sending: Sending, giveBack: (text: string) => void) {
  const [refused, setRefused] = useState(false);
  const back = sending.outgoing.find((message) => message.failed?.code === 'premium_only');

  useEffect(() => {
    if (!back) return;
    sending.discard(back.client_id);
    if (back.gift === null) giveBack(back.text);
    setRefused(true);
  }, [back, sending, giveBack]);

  return { refused, refuse: () => setRefused(true), noted: () => setRefused(false) };
}
