import type { CompiledQuery } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Runs work on the database and returns every statement it made, in order. */
export async function recordStatements(
  db: Handle,
  work: (db: Handle) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  await work(
    db.withPlugin({
      transformQuery({ node, queryId }) {
        statements.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return statements;
}
