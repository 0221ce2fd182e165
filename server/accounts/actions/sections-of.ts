import { exportAccount as chat } from '#server/chat/export-account.ts';
import { exportAccount as credits } from '#server/credits/export-account.ts';
import { exportAccount as discovery } from '#server/discovery/export-account.ts';
import { exportAccount as likes } from '#server/likes/export-account.ts';
import { exportAccount as notifications } from '#server/notifications/export-account.ts';
import { exportAccount as operators } from '#server/operators/export-account.ts';
import { exportAccount as photos } from '#server/photos/export-account.ts';
import { exportAccount as profiles } from '#server/profiles/export-account.ts';
import { exportAccount as safety } from '#server/safety/export-account.ts';
import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { exportAccount as sites } from '#server/sites/export-account.ts';
import { exportAccount as tracking } from '#server/tracking/export-account.ts';
import { exportAccount as accounts } from '../export-account.ts';

/** Every domain's section under the name of its file, as the read-me of the export tells them (GDPR-7). */
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

/** All that is known of a member, by file; the long lists are still to be read. */
export async function sectionsOf(reader: AccountReader): Promise<NamedSection[]> {
  const sections: NamedSection[] = [];
  for (const [name, exportAccount] of Object.entries(files)) {
    sections.push({ file: `${name}.json`, section: await exportAccount(reader) });
  }
  return sections;
}
