import { createServer } from 'node:http';

// The minimum that a Node server can do: the baseline of every HTTP benchmark.
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '5' });
  response.end('hello');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`bare server on ${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
