/** Reports the sent part of a file, from 0 to 1. */
export type Progress = (part: number) => void;

/** The response headers that the client reads. */
const read = ['content-type', 'retry-after'] as const;

/**
 * Like `fetch`, but reports upload progress, which browsers report only for XMLHttpRequest. Fails and aborts
 * like `fetch`.
 */
export async function sendWithProgress(request: Request, onProgress: Progress): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    const abort = () => sent.abort();
    sent.open(request.method, request.url);
    sent.responseType = 'blob';
    request.headers.forEach((value, name) => {
      sent.setRequestHeader(name, value);
    });
    sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(loaded / total, 1) : 0);
    sent.onload = () => {
      const headers = new Headers();
      for (const name of read) {
        const value = sent.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      resolve(new Response(sent.response, { status: sent.status, headers }));
    };
    sent.onerror = () => reject(new TypeError('network'));
    sent.onabort = () => reject(request.signal.reason);
    sent.onloadend = () => request.signal.removeEventListener('abort', abort);
    request.signal.addEventListener('abort', abort);
    sent.send(body);
  });
}
