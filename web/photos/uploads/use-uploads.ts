import { skipToken, useQuery } from '@tanstack/react-query';
import { uploadsKey } from './upload-queue.ts';
import type { Uploads } from './uploads.ts';

/** The photo uploads of this device. */
export function useUploads(): Uploads {
  const { data } = useQuery<Uploads>({
    queryKey: uploadsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}
