import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import { withImage } from '#contract/chat/with-image.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useChatStore } from '../sync/use-chat-store.ts';
import { changeImageConsent } from './change-image-consent.mutation.ts';
import { imageConsentQuery } from './get-image-consent.query.ts';
import { showImage } from './show-image.mutation.ts';

/** What a member does with the picture of a message: see it, see all of its sender's from now on, load it again (TRUST-6). */
export function useMessageImage({ conversation, id }: Pick<Message, 'conversation' | 'id'>, name: string) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const store = useChatStore();
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState(false);
  // An address that expired is asked for anew once; what fails again is broken.
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

  /** Reads the pictures around this one again: which of them come with an address is the server's to say. */
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

/** Whether one sees all pictures of the other member of a conversation; undefined while nobody knows. */
export function useImageConsent(conversation: number): boolean | undefined {
  return useQuery(imageConsentQuery(conversation)).data?.always;
}
