import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { handler } from '#server/platform/http/handler.ts';
import { cardsOf } from '#server/profiles/cards-of.ts';
import { insertTie } from '../store/fictional-ties.ts';

/** What the dialog says, in its order: the same texts are shown and kept (FIC-4). */
const said = ['chat.fictional.title', 'chat.fictional.who', 'chat.fictional.no_meeting'] as const;

export const acknowledgeFictionalHandler = handler(acknowledgeFictional, async (call, platform) => {
  const { member, site, language, input } = call;
  const { profile } = input;
  const now = platform.clock.now();
  const reached = await cardsOf(platform.db, site, [profile], now, { viewer: member, reach: 'meet' });
  const card = reached.get(profile);
  if (!card) return call.refuse('not_found');
  if (!card.fictional) return call.refuse('not_fictional');
  const { texts } = platform;
  await insertTie(platform.db, {
    member,
    profile,
    locale: language,
    label: texts.format(language, 'sites.fictional.singular'),
    words: said.map((key) => texts.format(language, key, { name: card.name })).join('\n'),
    at: now,
  });
  return { profile };
});
