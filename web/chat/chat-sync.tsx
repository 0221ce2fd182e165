import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withoutMember } from '#contract/chat/chat-state.ts';
import { call, callAs } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { connection } from '#web/platform/live/live.ts';
import { runInOneTab } from '#web/platform/outbox/run-in-one-tab.ts';
import { pageVisibility } from '#web/platform/query/share-refresh.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { catchUp } from './chat-store/catch-up.ts';
import { messagesQuery } from './conversation-log/get-messages.query.ts';
import { useLiveHeldImages } from './images/held-images.ts';
import { isOutboxKey } from './outbox/outbox.ts';
import { useDevice, useOutbox } from './sync/use-device.ts';
import { useOwnId } from './sync/use-own-id.ts';

/** Warns that only this page holds the unsent messages, because the browser's storage is full or blocked. */
function useKeepingNotice(): void {
  const text = useText();
  const { outbox, outgoing } = useOutbox();
  const isAtRisk = outgoing.length > 0 && !outbox.isKept();
  useEffect(() => {
    if (isAtRisk) toast({ tone: 'info', text: text('chat.not_kept') });
  }, [isAtRisk, text]);
}

/**
 * Keeps the member's conversations in sync with the server. Rendered once in the layout of every member page
 * (CHAT-6).
 */
export function ChatSync() {
  const queries = useQueryClient();
  const member = useOwnId();
  const device = useDevice();
  const { store, outbox } = device;
  useKeepingNotice();
  useLiveHeldImages();

  useEffect(() => {
    if (member === null) return;
    // An open conversation on the screen is fetched again and then found to be gone.
    const onGone = (conversations: readonly number[]) => {
      for (const conversation of conversations)
        void queries.resetQueries({ queryKey: messagesQuery(conversation).queryKey });
    };
    return device.sync({
      call: callAs(member),
      line: connection,
      view: pageVisibility,
      alone: (work) => runInOneTab(`vonk.outbox.${member}`, work),
      onGone,
    });
  }, [device, member, queries]);

  useEffect(() => {
    if (member === null) return;
    const written = ({ key }: StorageEvent) => {
      if (isOutboxKey(key, member)) outbox.reload();
    };
    window.addEventListener('storage', written);
    window.addEventListener('online', outbox.reload);
    return () => {
      window.removeEventListener('storage', written);
      window.removeEventListener('online', outbox.reload);
    };
  }, [outbox, member]);

  useMeetingChanged(({ profile, met }) => {
    if (met) return void catchUp(store, call).catch(() => {});
    store.change((state) => withoutMember(state, profile));
  });

  return null;
}
