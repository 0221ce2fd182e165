import { sql } from 'kysely';
import { type Domain, domains } from '#contract/kit/domains.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface OwnedTable {
  readonly table: string;
  readonly owner: Domain;
}

const isDomain = (name: string | undefined): name is Domain => domains.some((domain) => domain === name);

/**
 * Every table of the public schema with its domain: the first word of the table's comment (`chat: …`). The
 * migration library's tables have no owner and are left out.
 */
export async function tableOwners(db: Handle): Promise<OwnedTable[]> {
  const { rows } = await sql<{ table: string; comment: string | null }>`
    select c.relname as table, obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely\\_%'
    order by c.relname`.execute(db);
  return rows.map(({ table, comment }) => {
    const owner = comment?.split(':')[0];
    if (!isDomain(owner)) {
      throw new Error(
        `Table ${table} has no owner: write comment on table ${table} is '<domain>: what it holds'.`,
      );
    }
    return { table, owner };
  });
}
