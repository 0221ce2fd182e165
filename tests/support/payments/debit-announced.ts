import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { eventually } from '../service/service.ts';

/** Waits until the member was notified of a direct debit. No debit is collected before that (SEPA-5). */
export async function waitForDebitAnnouncement(db: Handle, payment: Id): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql<{
      at: Date | null;
    }>`select announced_at as at from payments where id = ${payment}`.execute(db);
    expect(rows[0]?.at ?? null).not.toBeNull();
  });
}
