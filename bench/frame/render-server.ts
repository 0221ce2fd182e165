import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequestHandler, type EntryContext, RouterContextProvider } from 'react-router';
import { loadBundle, pageContextOf } from '#server/main/pages/load-bundle.ts';

/** React alone: renders one page of the service repeatedly, with the loader data of the first request. */
interface Asked {
  readonly service: string;
  readonly path: string;
}

const asked: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const build = await loadBundle();
const { module } = build.entry;
const context = new RouterContextProvider();
context.set(pageContextOf(build), {
  nonce: 'nonce',
  language: 'nl',
  country: 'NL',
  origin: asked.service,
  demo: true,
  fetchApi: (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(asked.service + pathname + search, { headers: request.headers });
  },
});

let found: EntryContext | undefined;
const capturing: typeof module.default = (request, status, headers, entry, ...rest) => {
  found = entry;
  return module.default(request, status, headers, entry, ...rest);
};
const handle = createRequestHandler(
  { ...build, entry: { module: { ...module, default: capturing } } },
  'production',
);
const request = new Request(asked.service + asked.path);
const first = await handle(request, context);
if (first.status !== 200 || found === undefined) throw new Error(`${asked.path} answers ${first.status}.`);
// The stream for the browser can be read only once, and is not part of the tree.
const { serverHandoffStream: _, ...entry } = found;

const server = createServer(async (_request, response) => {
  const page = await module.default(request, 200, new Headers(), entry, context);
  const body = page instanceof Response ? Buffer.from(await page.arrayBuffer()) : Buffer.alloc(0);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`ready ${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
