import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

export interface MailboxEntry {
  readonly id: string;
  readonly kind: 'mail' | 'sms' | 'push';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly sent_at: string;
  /** The headers of a mail; absent for other messages and for mails of earlier versions. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type MailboxPost = Pick<MailboxEntry, 'kind' | 'to' | 'subject' | 'text' | 'html' | 'headers'>;

/** The header that holds the address for bounces. */
export const returnPathHeader = 'Return-Path';

/** The developer mailbox: stores outgoing messages in the data folder instead of sending them. */
export interface Mailbox {
  add(post: MailboxPost): Promise<void>;
  /** Newest first. */
  list(to?: string): readonly MailboxEntry[];
  /** Deletes everything to these addresses, from the file too. */
  forget(addresses: readonly string[]): Promise<void>;
}

const kept = 2000;

const linksOf = (post: MailboxPost): string[] => {
  const inHtml = [...post.html.matchAll(/href="(https?:[^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  const inText = post.text.match(/https?:\/\/[^\s<>"')]+/g) ?? [];
  return [...new Set([...inHtml, ...inText])];
};

const isEntry = (value: unknown): value is MailboxEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'sent_at' in value && 'links' in value;

const readEntries = (file: string): MailboxEntry[] => {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Nothing has been sent yet.
  }
  return text.split('\n').flatMap((line) => {
    try {
      const entry: unknown = JSON.parse(line);
      return isEntry(entry) ? [entry] : [];
    } catch {
      // The last line was cut off when the process was killed.
      return [];
    }
  });
};

const linesOf = (entries: readonly MailboxEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** Opens the mailbox of this data folder, with the messages of earlier runs. */
export function openMailbox(dataDir: string, clock: Clock): Mailbox {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'mailbox.jsonl');
  let entries = readEntries(file).slice(-kept);
  writeFileSync(file, linesOf(entries), { mode: 0o600 });
  let next = entries.reduce((highest, entry) => Math.max(highest, Number(entry.id) || 0), 0) + 1;
  // Writes run sequentially: an appended line must not be lost in a file that is being replaced.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    last = last.then(write, write);
    return last;
  };
  return {
    async add(post) {
      const entry: MailboxEntry = {
        id: String(next++),
        ...post,
        links: linksOf(post),
        sent_at: clock.now().toISOString(),
      };
      await inTurn(async () => {
        await appendFile(file, linesOf([entry]), { flush: true });
        entries.push(entry);
        if (entries.length > kept) entries.shift();
      });
    },
    forget: (addresses) =>
      inTurn(async () => {
        const others = entries.filter(({ to }) => !addresses.includes(to));
        // Rewrites the file even if no entry matches, because the file may hold more than the newest entries
        // in memory.
        await writeFile(`${file}.next`, linesOf(others), { mode: 0o600, flush: true });
        await rename(`${file}.next`, file);
        entries = others;
      }),
    list: (to) => entries.filter((entry) => to === undefined || entry.to === to).reverse(),
  };
}
