import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { pageContext } from '#web/platform/visit/page-context.ts';
import { AppRoot } from './platform/app-root.tsx';
import { type Language, languageTag } from './platform/intl/language.ts';
import { intlFor, loadLanguage } from './platform/intl/load-intl.ts';
import { textOf } from './platform/intl/use-text.tsx';

export { pageContext };

/** The fallback if even the error page fails: a plain document in which nothing can fail (SHELL-8). */
function fallbackDocument(language: Language, headers: Headers): Response {
  const text = textOf(intlFor(language));
  const body = renderToStaticMarkup(
    <html lang={languageTag(language)}>
      <head>
        <title>Error 500</title>
      </head>
      <body>
        <p>{text('shell.error.page_failed')}</p>
        <a href="/">{text('shell.error.go_home')}</a>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${body}`, { status: 500, headers });
}

/** Collects all output and passes it on as a whole, because a stream would only send it in pieces. */
function gather(done: (whole: Uint8Array<ArrayBuffer>) => void, fail: (error: Error) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part: Uint8Array, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
    destroy(error, next) {
      if (error) fail(error);
      next(error);
    },
  });
}

/** Milliseconds after which rendering a page is aborted. */
export const streamTimeout = 10_000;

/** Renders a page. The loaders have already fetched all data, so the whole document is sent at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language } = context.get(pageContext);
  await loadLanguage(language);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', languageTag(language));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <AppRoot nonce={nonce} language={language} queryClient={createQueryClient()}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </AppRoot>,
      {
        nonce,
        onAllReady() {
          pipe(gather((body) => resolve(new Response(body, { status: answer, headers })), reject));
        },
        onShellError(error) {
          // A failing page is rendered again as the error page. If that fails too, the plain fallback is
          // sent.
          if (entry.staticHandlerContext.errors) resolve(fallbackDocument(language, headers));
          else reject(error);
        },
        onError(error) {
          answer = 500;
          console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}
