import { randomUUID } from 'node:crypto';
import { languageCookie } from '#contract/kit/locale.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { makeClient } from '../service/client.ts';

/** Sends a complaint as a visitor in a language. Returns the case number. */
export async function complainAsVisitor(address: string, name: string, language: string): Promise<string> {
  const { answer } = await makeClient(address).api(
    sendComplaint,
    {
      ...{ client_id: randomUUID(), subject: 'other', words: 'Das stimmt nicht.' },
      ...{ name, email: `${randomUUID()}@post.example` },
    },
    // The language of the site's domain precedes the browser's, but not the cookie.
    { headers: { cookie: `${languageCookie}=${language}` } },
  );
  return answer.number;
}
