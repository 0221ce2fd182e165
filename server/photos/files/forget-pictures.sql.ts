import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Forgets pictures whose files are deleted. The hashes of a hidden picture stay for the decision on its case,
 * so that nobody escapes the decision by deleting the picture.
 */
export async function forgetPictures(db: Handle, paths: readonly string[]): Promise<void> {
  await sql`
    delete from picture_hashes where path = any(${[...paths]}::text[])
      and not exists (select from hidden_pictures where hidden_pictures.path = picture_hashes.path)`.execute(
    db,
  );
}
