import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { loadCards } from '#server/profiles/door.ts';
import { fictionalWrites, siteById } from '#server/sites/door.ts';
import { insertTie } from './fictional-ties.sql.ts';

/**
 * The texts of the dialog in the order shown (`web/chat/fictional-explanation.tsx`). The stored proof
 * contains the same texts (FIC-4).
 */
const said = ['chat.fictional.title', 'chat.fictional.who', 'chat.fictional.no_meeting'] as const;

export interface Acknowledgement {
  readonly member: Id;
  /** Must be a fictional profile. Acknowledgements of real members are never stored. */
  readonly card: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  readonly language: Locale;
  readonly site: number;
  readonly now: Date;
}

/**
 * Stores that a member acknowledged a fictional profile, with the texts they were shown (FIC-4, FIC-14). The
 * first acknowledgement is never overwritten. Without it, no message to that profile is sent.
 */
export async function keepAcknowledgement(
  db: Handle,
  { config, texts }: { readonly config: Pick<Config, 'demo'>; readonly texts: Texts },
  { member, card, language, site, now }: Acknowledgement,
): Promise<void> {
  const writes = fictionalWrites(config, texts, language, siteById(site).settings);
  if (!card.fictional) throw new Error('only a fictional profile can be acknowledged');
  await insertTie(db, {
    member,
    profile: card.id,
    locale: language,
    label: texts.format(language, 'sites.fictional.singular'),
    words: said.map((key) => texts.format(language, key, { name: card.name, writes })).join('\n'),
    at: now,
  });
}

export const acknowledgeFictionalHandler = handler(acknowledgeFictional, async (call, platform) => {
  const { member, site, language, input } = call;
  const { profile } = input;
  const { db, clock } = platform;
  const now = clock.now();
  const reached = await loadCards(db, site, [profile], now, { viewer: member, reach: 'meet' });
  const card = reached.get(profile);
  if (!card) return call.refuse('not_found');
  if (!card.fictional) return call.refuse('not_fictional');
  await keepAcknowledgement(db, platform, { member, card, language, site, now });
  return { profile };
});
