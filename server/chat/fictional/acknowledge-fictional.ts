import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { keepAcknowledgement } from './keep-acknowledgement.ts';

export const acknowledgeFictionalHandler = handler(acknowledgeFictional, async (call, platform) => {
  const { member, site, language, input } = call;
  const { profile } = input;
  const { db, texts, clock } = platform;
  const now = clock.now();
  const reached = await loadCards(db, site, [profile], now, { viewer: member, reach: 'meet' });
  const card = reached.get(profile);
  if (!card) return call.refuse('not_found');
  if (!card.fictional) return call.refuse('not_fictional');
  await keepAcknowledgement(db, texts, { member, card, language, now });
  return { profile };
});
