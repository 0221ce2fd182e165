import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeImageConsent as changeImageConsentOperation } from '#contract/chat/change-image-consent.ts';
import { getImageConsent } from '#contract/chat/get-image-consent.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import { showImage as showImageOperation } from '#contract/chat/show-image.ts';
import { withImage } from '#contract/chat/with-change.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useChatStore } from '../sync/use-device.ts';

/** Idempotent. */
const showImage = (conversation: number, message: number) =>
  call(showImageOperation, { conversation, message }, { idempotent: true });

const imageConsentQuery = (conversation: number) => queryFor(getImageConsent, { conversation });

const changeImageConsent = (conversation: number, always: boolean) =>
  call(changeImageConsentOperation, { conversation, always }, { idempotent: true });

/**
 * Actions on the picture of a message: show it, show all pictures of its sender from now on, or load it again
 * (TRUST-6).
 */
export function useMessageImage({ conversation, id }: Pick<Message, 'conversation' | 'id'>, name: string) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const store = useChatStore();
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState(false);
  // An expired address is requested again once. A second failure means that the picture is broken.
  const tried = useRef(false);

  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
    } finally {
      setBusy(false);
    }
  };

  /** Reloads the pictures around this one. The server decides which of them get an address. */
  const refresh = async () => {
    const { messages } = await call(getMessages, { conversation, around: id });
    store.change((state) =>
      messages.reduce(
        (known, { id: message, image }) =>
          image ? withImage(known, { conversation, message, image }) : known,
        state,
      ),
    );
    setBroken(false);
  };

  const show = async () => {
    const shown = await showImage(conversation, id);
    store.change((state) => withImage(state, shown));
  };

  const setAlways = async (always: boolean) => {
    await changeImageConsent(conversation, always);
    queries.setQueryData(imageConsentQuery(conversation).queryKey, { always });
    await refresh();
    const said = always ? 'chat.image.always_on_said' : 'chat.image.always_off_said';
    toast({ tone: 'info', text: text(said, { name }) });
  };

  return {
    busy,
    broken,
    show: () => void busily(show),
    setAlways: (always: boolean) => void busily(() => setAlways(always)),
    loadAgain() {
      tried.current = false;
      void busily(refresh);
    },
    onError() {
      if (tried.current) return setBroken(true);
      tried.current = true;
      void busily(refresh);
    },
  };
}

/** Whether the member sees all pictures of the other member of a conversation. Undefined while unknown. */
export function useImageConsent(conversation: number): boolean | undefined {
  return useQuery(imageConsentQuery(conversation)).data?.always;
}
