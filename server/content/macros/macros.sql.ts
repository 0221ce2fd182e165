import type { MacroKind } from '#contract/content/macros/macro.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { contentTables } from '../tables.ts';

const columns = ['id', 'site_id', 'language', 'kind', 'title', 'body', 'made_at'] as const;

/** The macros in use, in one language or in all. */
export function macrosInUse(db: Handle, language: Locale | undefined) {
  return contentTables(db)
    .selectFrom('macros')
    .select(columns)
    .where('retired_at', 'is', null)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .orderBy('language')
    .orderBy('kind')
    .orderBy('title')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/** A macro, locked until the transaction ends. */
export function lockMacro(db: Handle, macro: Id) {
  return contentTables(db)
    .selectFrom('macros')
    .select(['id', 'retired_at'])
    .where('id', '=', macro)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewMacro {
  readonly site: number | null;
  readonly language: Locale;
  readonly kind: MacroKind;
  readonly title: string;
  readonly body: string;
  readonly replaces: Id | null;
  readonly operator: Id;
  readonly at: Date;
}

export function insertMacro(db: Handle, { site, operator, at, ...macro }: NewMacro) {
  return contentTables(db)
    .insertInto('macros')
    .values({ ...macro, site_id: site, made_by: operator, made_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function storeRetirement(db: Handle, macro: Id, operator: Id, at: Date): Promise<void> {
  await contentTables(db)
    .updateTable('macros')
    .set({ retired_at: at, retired_by: operator })
    .where('id', '=', macro)
    .execute();
}
