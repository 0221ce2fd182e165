import { readFileSync } from 'node:fs';
import { openSockets, type SocketsTo } from './open-sockets.ts';

// Members with open sockets who do nothing, until the process is ended.
const crowds: SocketsTo[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const crowd of crowds) await openSockets(crowd);
console.log('ready crowd');
process.on('SIGTERM', () => process.exit(0));
