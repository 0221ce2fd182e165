import * as z from 'zod/mini';
import { type Consent, consentKind, listConsents } from '#contract/accounts/list-consents.ts';
import { locale } from '#contract/kit/locale.ts';
import { handler } from '#server/platform/http/handler.ts';
import { consentsOf } from './consents.sql.ts';

interface ConsentRow {
  readonly kind: string;
  readonly version: string;
  readonly language: string;
  readonly given_at: Date;
  readonly revoked_at: Date | null;
}

/** A stored consent as its member sees it. */
export const consentOfRow = (row: ConsentRow): Consent => ({
  kind: z.parse(consentKind, row.kind),
  version: row.version,
  language: z.parse(locale, row.language),
  given_at: row.given_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

export const listConsentsHandler = handler(listConsents, async ({ member }, { db }) => ({
  results: (await consentsOf(db, member)).map(consentOfRow),
}));
