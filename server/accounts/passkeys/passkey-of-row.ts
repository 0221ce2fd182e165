import type * as z from 'zod/mini';
import type { passkey } from '#contract/accounts/passkey.ts';
import type { passkeysOf } from './passkeys.sql.ts';

type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

/** A passkey as its owner sees it. */
export const passkeyOfRow = (row: PasskeyRow): z.output<typeof passkey> => ({
  id: row.credential_id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
