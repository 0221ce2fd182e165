import fastify from 'fastify';
import pg from 'pg';

// The minimum that our stack can do for one row by key: no session, no validation, one statement. The ceiling
// of B4.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = fastify();
app.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'profile',
    text: 'select member_id, name, gender, place from profiles where member_id = $1',
    values: [params.id],
  });
  return rows[0];
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address && typeof address === 'object') console.log(`thin server on ${address.port}`);
process.on('SIGTERM', () => process.exit(0));
