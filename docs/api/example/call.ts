/** The address of the service and the cookies that it has set: what a browser keeps of one member. */
export interface Session {
  readonly origin: string;
  readonly cookies: Map<string, string>;
}

export const openSession = (origin: string): Session => ({ origin, cookies: new Map() });

/** The generated functions take a session beside the options of `fetch`. */
export interface CallOptions extends RequestInit {
  readonly session?: Session;
}

const keepCookies = (session: Session, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const cut = pair.indexOf('=');
    if (/;\s*max-age=0/i.test(line)) session.cookies.delete(pair.slice(0, cut));
    else session.cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
  }
};

/** Sends a call of the generated client: with the proof that it comes from a client, and with the session's cookies. */
export async function call<Answer>(path: string, { session, ...init }: CallOptions): Promise<Answer> {
  if (session === undefined) throw new Error('every call of this example belongs to a session');
  const headers = new Headers(init.headers);
  headers.set('X-Request-Type', 'client');
  headers.set('Cookie', [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await fetch(new URL(path, session.origin), { ...init, headers });
  keepCookies(session, response);
  return { status: response.status, data: await response.json(), headers: response.headers } as Answer;
}
