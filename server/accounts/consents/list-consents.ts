import { listConsents } from '#contract/accounts/list-consents.ts';
import { handler } from '#server/platform/http/handler.ts';
import { consentOfRow } from './consent-of-row.ts';
import { consentsOf } from './consents.sql.ts';

export const listConsentsHandler = handler(listConsents, async ({ member }, { db }) => ({
  results: (await consentsOf(db, member)).map(consentOfRow),
}));
