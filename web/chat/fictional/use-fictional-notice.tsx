import { type ReactNode, useState } from 'react';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalDialog } from './fictional-dialog.tsx';

export interface FictionalNotice {
  /**
   * Runs the action now, or after the member acknowledged the fictional profile. Never runs if they decline
   * (FIC-4).
   */
  readonly before: (act: () => void) => void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Asks for the acknowledgement before a member's first message, gift or picture to a fictional profile. */
export function useFictionalNotice(other: ProfileCard, writing: Writing | null): FictionalNotice {
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null);
  const isAcknowledged = !other.fictional || writing?.fictional?.acknowledged === true;
  return {
    before: (act) => (isAcknowledged ? act() : setWaiting({ act })),
    dialog: waiting ? (
      <FictionalDialog
        other={other}
        onAccept={() => {
          setWaiting(null);
          waiting.act();
        }}
        onClose={() => setWaiting(null)}
      />
    ) : null,
  };
}
