import type { Storage } from '#server/platform/storage/storage.ts';
import { drawnKey } from './storage-keys.ts';

/**
 * Stores a drawn picture (SVG, 480 x 640) at a path of the `photos` table. Its sizes are rendered on request.
 */
export function storeDrawing(storage: Storage, path: string, svg: string): Promise<void> {
  return storage.put(drawnKey(path), svg, { contentType: 'image/svg+xml' });
}
