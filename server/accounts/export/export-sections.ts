import { exportAccount as chat } from '#server/chat/door.ts';
import { exportAccount as discovery } from '#server/discovery/door.ts';
import { exportAccount as ledger } from '#server/ledger/door.ts';
import { exportAccount as likes } from '#server/likes/door.ts';
import { exportAccount as notifications } from '#server/notifications/door.ts';
import { exportAccount as operators } from '#server/operators/door.ts';
import { exportAccount as payments } from '#server/payments/door.ts';
import { exportAccount as photos } from '#server/photos/door.ts';
import { exportAccount as profiles } from '#server/profiles/door.ts';
import { exportAccount as safety } from '#server/safety/door.ts';
import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { exportAccount as sites } from '#server/sites/door.ts';
import { exportAccount as tracking } from '#server/tracking/door.ts';
import { exportAccount as accounts } from '../export-account.ts';

/** Ledger and payments share one file: a member reads about credits and their price together. */
async function credits(reader: AccountReader): Promise<AccountSection> {
  const [wallet, orders] = [await ledger(reader), await payments(reader)];
  return { data: { ...wallet.data, ...orders.data } };
}

/** Each domain's section under the file name that the README of the export uses (GDPR-7). */
const files = {
  membership: sites,
  arrival: tracking,
  notifications,
  decisions: operators,
  credits,
  safety,
  photos,
  profile: profiles,
  likes,
  messages: chat,
  suggestions: discovery,
  account: accounts,
} as const;

export interface NamedSection {
  readonly file: string;
  readonly section: AccountSection;
}

/** Returns all data of a member by file. The long lists are read later, while the file is written. */
export async function exportSectionsOf(reader: AccountReader): Promise<NamedSection[]> {
  const sections: NamedSection[] = [];
  for (const [name, exportAccount] of Object.entries(files)) {
    sections.push({ file: `${name}.json`, section: await exportAccount(reader) });
  }
  return sections;
}
