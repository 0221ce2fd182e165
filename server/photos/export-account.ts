import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { originalKey } from './files/storage-keys.ts';
import { photos } from './tables.ts';

const endingOf = (key: string): string => key.slice(key.lastIndexOf('.'));

/** The photos section of an account export: every photo in every status, with its file (GDPR-7). */
export async function exportAccount(reader: AccountReader): Promise<AccountSection> {
  const rows = await photos(reader.db)
    .selectFrom('photos')
    .select(['path', 'status', 'position', 'is_main', 'premium_only', 'rejection', 'created_at'])
    .where('member_id', '=', reader.member)
    .orderBy('position')
    .execute();
  const found = await Promise.all(
    rows.map(async ({ path, ...facts }, index) => {
      const key = await originalKey(reader.storage, path);
      if (key === null) return { entry: { file: null, ...facts }, files: [] };
      const name = `photos/${index + 1}${endingOf(key)}`;
      return { entry: { file: name, ...facts }, files: [{ name, key }] };
    }),
  );
  return {
    data: { photos: found.map(({ entry }) => entry) },
    files: found.flatMap(({ files }) => files),
  };
}
