import type { Storage } from '#server/platform/storage/storage.ts';
import { drawnKey } from './storage-keys.ts';

/** Keeps a drawn picture (SVG, 480 x 640) at a path of the `photos` table; its sizes are made when asked for. */
export function keepDrawing(storage: Storage, path: string, svg: string): Promise<void> {
  return storage.put(drawnKey(path), svg, { contentType: 'image/svg+xml' });
}
