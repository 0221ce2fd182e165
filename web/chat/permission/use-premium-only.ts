import { useEffect, useState } from 'react';
import type { Sending } from '../sync/use-send-message.ts';

/**
 * What was refused because only premium members may go on comes back to where it was typed, for it cannot go out
 * (ACC-16). `refused` until the member has taken note.
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
