import { keptFile } from '#server/photos/door.ts';
import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { imagesForExport } from './message-images.sql.ts';

/** The path of a picture in the export. */
export const pictureFile = (path: string): string => `${path.replace('chats/', 'pictures/')}.webp`;

/** The pictures that a member sent or uploaded for sending, with their files (GDPR-7). */
export async function exportImages({ db, member, storage }: AccountReader): Promise<{
  readonly pictures: readonly object[];
  readonly files: NonNullable<AccountSection['files']>;
}> {
  const found = await Promise.all(
    (await imagesForExport(db, member)).map(async ({ path, cost, ...facts }) => {
      const key = await keptFile(storage, path);
      const name = pictureFile(path);
      return {
        picture: { file: key === null ? null : name, ...facts, credits: cost },
        files: key === null ? [] : [{ name, key }],
      };
    }),
  );
  return { pictures: found.map(({ picture }) => picture), files: found.flatMap(({ files }) => files) };
}
