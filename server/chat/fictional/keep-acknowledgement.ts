import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { insertTie } from './fictional-ties.sql.ts';

/** What is shown, in its order (`web/chat/fictional-words.tsx`): the same texts are kept (FIC-4). */
const said = ['chat.fictional.title', 'chat.fictional.who', 'chat.fictional.no_meeting'] as const;

export interface Acknowledgement {
  readonly member: Id;
  /** A fictional profile: what a real member is said to be is never kept. */
  readonly card: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  readonly language: Locale;
  readonly now: Date;
}

/**
 * Keeps that a member was told what a fictional profile is and said so, in the words that were shown (FIC-4, FIC-14). The
 * first time stays. Without it no message to that profile goes out.
 */
export async function keepAcknowledgement(
  db: Handle,
  texts: Texts,
  { member, card, language, now }: Acknowledgement,
): Promise<void> {
  if (!card.fictional) throw new Error('only a fictional profile is acknowledged');
  await insertTie(db, {
    member,
    profile: card.id,
    locale: language,
    label: texts.format(language, 'sites.fictional.singular'),
    words: said.map((key) => texts.format(language, key, { name: card.name })).join('\n'),
    at: now,
  });
}
