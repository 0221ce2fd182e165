import { type ReactNode, useState } from 'react';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalDialog } from './fictional-dialog.tsx';

export interface FictionalNotice {
  /** Does it now, or once the member knows what they write to; not at all where they rather not (FIC-4). */
  readonly before: (act: () => void) => void;
  /** The dialog, while it asks. */
  readonly dialog: ReactNode;
}

/** Stands between a member and their first message, gift or picture to a fictional profile. */
export function useFictionalNotice(other: ProfileCard, writing: Writing | null): FictionalNotice {
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null);
  const told = !other.fictional || writing?.fictional?.acknowledged === true;
  return {
    before: (act) => (told ? act() : setWaiting({ act })),
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
