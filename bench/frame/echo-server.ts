import { readFileSync } from 'node:fs';
import pg from 'pg';
import { WebSocketServer } from 'ws';

// The minimum work for a message: receive a frame, commit one row, send the frame back.
const { databaseUrl }: { databaseUrl: string } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
await pool.query('create table if not exists bench_echo (id bigint generated always as identity, text text)');
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', async (data) => {
    const text = String(data);
    await pool.query({ name: 'echo', text: 'insert into bench_echo (text) values ($1)', values: [text] });
    socket.send(text);
  });
});
await new Promise((resolve) => server.once('listening', resolve));
const address = server.address();
if (address && typeof address === 'object') console.log(`ready ${address.port}`);
process.on('SIGTERM', () => process.exit(0));
