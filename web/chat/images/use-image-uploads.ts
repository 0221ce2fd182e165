import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpenedPicture } from '#web/photos/open-picture.ts';
import { call, callAs } from '#web/platform/api/api.ts';
import { useChatStore } from '../sync/use-chat-store.ts';
import { useOwnId } from '../sync/use-own-id.ts';
import {
  cancelImageUpload,
  type ImageUploads,
  imageUploadsKey,
  retryImageUpload,
  startImageUpload,
} from './image-uploads.ts';

/** The picture uploads to a member. */
export function useImageUploads(profile: number) {
  const queries = useQueryClient();
  const store = useChatStore();
  const member = useOwnId();
  const context = useMemo(
    () => ({ queries, store, call: member === null ? call : callAs(member) }),
    [queries, store, member],
  );
  const { data } = useQuery<ImageUploads>({
    queryKey: imageUploadsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const sends = useMemo(() => (data ?? []).filter((send) => send.profile === profile), [data, profile]);
  return {
    sends,
    start: (picture: OpenedPicture) => startImageUpload(context, profile, picture),
    retry: (key: string) => retryImageUpload(context, key),
    cancel: (key: string) => cancelImageUpload(context, key),
  };
}
