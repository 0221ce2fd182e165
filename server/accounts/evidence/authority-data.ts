import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { EvidenceScope } from '#contract/safety/evidence-export.ts';
import { eventsForAuthority, openAddress } from '#server/operators/door.ts';
import { keptFile, quarantinedOriginal } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { heldPicturesOf, keptRows } from './authority-data.sql.ts';

/** Tables whose earlier rows belong to a part of an export. */
const sourcesOf: Readonly<Record<EvidenceScope, readonly string[]>> = {
  account: ['profiles', 'prompt_answers', 'addresses', 'sessions', 'known_devices', 'mailed_tokens'],
  connections: [],
  messages: ['messages', 'message_images'],
  pictures: ['photos'],
  payments: ['payment_mandates'],
};

/** Columns that open an account or that only the service can read. */
const isSecret = (column: string): boolean => /_hash$|_sealed$|^sealed_|^token|^endpoint$/.test(column);

const withoutSecrets = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)));

/** Rows as they were before a change or deletion, within the scope and in pages. */
export async function* changedRows(
  { db }: Pick<Platform, 'db'>,
  { member, scope, conversation }: { member: Id; scope: readonly EvidenceScope[]; conversation: Id | null },
): AsyncGenerator<object[]> {
  const sources = scope.flatMap((part) => sourcesOf[part]);
  for await (const rows of keptRows(db, member, sources))
    yield rows
      .filter(
        ({ source, row_data }) =>
          conversation === null || !source.startsWith('message') || row_data.conversation_id === conversation,
      )
      .map(({ source, change, at, row_data }) => ({ source, change, at, row: withoutSecrets(row_data) }));
}

const keptEvent = z.object({
  at: z.string(),
  kind: z.string(),
  sealed_address: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

export interface Connection {
  readonly at: string;
  readonly event: string;
  readonly ip: string | null;
  readonly port: number | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** Connections with address and port, as far as they were stored: 90 days, and as long as the hold lasts. */
export async function connectionsOf(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  member: Id,
): Promise<Connection[]> {
  const opened = (sealed: Buffer | null) =>
    sealed === null ? { ip: null, port: null } : openAddress(keys, sealed);
  const live = await eventsForAuthority(db, member);
  const purged: typeof live = [];
  for await (const rows of keptRows(db, member, ['security_events']))
    for (const { row_data } of rows) {
      const event = z.parse(keptEvent, row_data);
      const { at, sealed_address: sealed } = event;
      if (['operator_read', 'authority_refused'].includes(event.kind)) continue;
      const address = sealed === null ? null : Buffer.from(sealed.slice(2), 'hex');
      purged.push({ ...event, at: new Date(at), sealed_address: address });
    }
  return [...purged, ...live].map(({ at, kind, sealed_address: sealed, browser, system }) => ({
    ...{ at: at.toISOString(), event: kind, ...opened(sealed), browser, system },
  }));
}

export interface EvidencePicture {
  /** Name of the re-encoded picture in the ZIP; null if no file exists. */
  readonly file: string | null;
  /** Name of the file as it was sent, EXIF included; null if it was deleted before the hold. */
  readonly original: string | null;
  readonly has_exif: boolean;
  readonly sha256_sent: string | null;
  readonly sha256_stored: string | null;
  readonly source: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A picture with the places of its files. Their bytes are read when their turn in the ZIP comes. */
export interface HeldEvidence {
  readonly picture: EvidencePicture;
  readonly path: string;
  readonly key: string | null;
}

const exifMark = Buffer.from('Exif\0\0', 'latin1');

/**
 * Held pictures with their files. Pictures of messages only if messages are in scope. Each original is read for its
 * EXIF and given up before the next one.
 */
export async function* picturesOf(
  { db, storage, keys }: Pick<Platform, 'db' | 'storage' | 'keys'>,
  { member, scope, conversation }: { member: Id; scope: readonly EvidenceScope[]; conversation: Id | null },
): AsyncGenerator<HeldEvidence> {
  const hasExif = async (path: string): Promise<boolean | null> =>
    (await quarantinedOriginal({ storage, keys }, path))?.includes(exifMark) ?? null;
  let number = 0;
  for (const { path, sent, stored, facts, source } of await heldPicturesOf(db, member)) {
    const isPhoto = source === 'photos';
    const ofConversation = conversation === null || facts?.conversation_id === conversation;
    if (!isPhoto && !(scope.includes('messages') && ofConversation)) continue;
    number += 1;
    const key = await keptFile(storage, path);
    const exif = await hasExif(path);
    const picture = {
      file: key === null ? null : `pictures/${number}${key.slice(key.lastIndexOf('.'))}`,
      original: exif === null ? null : `pictures/${number}-original`,
      has_exif: exif === true,
      sha256_sent: sent?.toString('hex') ?? null,
      sha256_stored: stored?.toString('hex') ?? null,
      source,
      facts: withoutSecrets(facts ?? {}),
    };
    yield { picture, path, key };
  }
}

/** The bytes of an original that the first look found. Rejects if they are gone since, so that the job starts again. */
export async function originalBytes(
  { storage, keys }: Pick<Platform, 'storage' | 'keys'>,
  path: string,
): Promise<Buffer> {
  const bytes = await quarantinedOriginal({ storage, keys }, path);
  if (bytes === null) throw new Error('an original of an export is gone');
  return bytes;
}
