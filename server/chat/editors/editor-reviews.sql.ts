import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Drawn {
  readonly conversation: Id;
  readonly seq: number;
  readonly operator: Id;
  readonly at: Date;
  /** Draws it also if the sample has an answer of that editor and day already. */
  readonly always: boolean;
}

/** Puts an answer into the sample: the first one of each editor and day, and those drawn by chance. */
export async function drawSample(
  db: Handle,
  { conversation, seq, operator, at, always }: Drawn,
): Promise<void> {
  await sql`
    insert into editor_reviews (conversation_id, seq, author_id, drawn_at)
    select ${conversation}::bigint, ${seq}::int, ${operator}::bigint, ${at}::timestamptz
    where ${always}::boolean or not exists (
      select from editor_reviews today where today.author_id = ${operator}
        and today.drawn_at >= date_trunc('day', ${at}::timestamptz, 'UTC')
    )`.execute(db);
}
