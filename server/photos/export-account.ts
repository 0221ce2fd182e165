import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { drawnKey, photoKey, waitingKey } from './rules/storage-keys.ts';
import { photos } from './store/tables.ts';

/** The file of a photo wherever it lies now: shown, waiting for its review, or drawn. */
const fileOf = async ({ storage }: AccountReader, path: string): Promise<string | null> => {
  for (const key of [photoKey(path), waitingKey(path), drawnKey(path)]) {
    if (await storage.exists(key)) return key;
  }
  return null;
};

const endingOf = (key: string): string => key.slice(key.lastIndexOf('.'));

/** The member's section of an export: every photo in whatever state, with its file (GDPR-7). */
export async function exportAccount(reader: AccountReader): Promise<AccountSection> {
  const rows = await photos(reader.db)
    .selectFrom('photos')
    .select(['path', 'status', 'position', 'is_main', 'premium_only', 'rejection', 'created_at'])
    .where('member_id', '=', reader.member)
    .orderBy('position')
    .execute();
  const found = await Promise.all(
    rows.map(async ({ path, ...facts }, index) => {
      const key = await fileOf(reader, path);
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
