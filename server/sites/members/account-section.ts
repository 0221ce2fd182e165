import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Who is exported, and what a domain needs for it. */
export interface AccountReader {
  readonly db: Handle;
  readonly storage: Pick<Storage, 'exists'>;
  readonly member: Id;
  /** What another member is called in the export: the same one the same everywhere, and nothing that leads to them. */
  pseudonymOf(other: Id): string;
}

/**
 * What a domain hands over of a member: all that is known of them, given and observed, and no secret (GDPR-7). Every
 * domain that keeps something under a member id has one in its door `export-account.ts`; accounts asks them all.
 */
export interface AccountSection {
  readonly data: Readonly<Record<string, unknown>>;
  /** Lists that may be long, read page by page while the file is written. */
  readonly lists?: Readonly<Record<string, AsyncIterable<readonly object[]>>>;
  /** Files of the storage, with the name each gets. */
  readonly files?: ReadonlyArray<{ readonly name: string; readonly key: string }>;
}
