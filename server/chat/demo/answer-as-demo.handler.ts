import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { addressOf } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { cardsOfPair } from '#server/profiles/door.ts';
import { siteById } from '#server/sites/door.ts';
import { AlreadySent } from '../delivery/already-sent.ts';
import { deliverMessage } from '../delivery/deliver-message.ts';
import { answerAsDemo } from './answer-as-demo.job.ts';
import { answerableMessage } from './answerable-message.sql.ts';
import { demoAnswerId, demoAnswerKey } from './demo-answer.ts';

const languageOf = async (platform: Platform, site: number, member: Id): Promise<Locale> => {
  const { language } = await addressOf(platform.db, member);
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  return language ?? localeOf(ofSite) ?? 'nl';
};

/**
 * Outside the demo nothing ever answers for anybody; here only a fictional member does, once a message, and
 * nobody is shown to be typing (FIC-10).
 */
export const answerAsDemoHandler = jobHandler(answerAsDemo, async ({ conversation, message }, platform) => {
  if (!platform.config.demo) return;
  const asked = await answerableMessage(platform.db, conversation, message);
  if (!asked) return;
  const { site, writer, answerer } = asked;
  const now = platform.clock.now();
  const cards = await cardsOfPair(platform.db, site, [writer, answerer], now);
  const card = cards.get(answerer);
  // Nobody can reply to a writer who may not be seen (not confirmed yet).
  if (!card?.fictional || !cards.has(writer)) return;
  const language = await languageOf(platform, site, writer);
  const answer = {
    sender: answerer,
    to: { conversation },
    kind: 'text' as const,
    body: platform.texts.format(language, demoAnswerKey(message), { name: card.name }),
    clientId: demoAnswerId(conversation, message),
    cost: 0,
    // Automatic, and never to be taken for a person's act (FIC-8).
    origin: 'system' as const,
    now: platform.clock.now(),
  };
  try {
    await platform.transact(async (unit) => {
      // Asked again: meanwhile the writer may have gone on or removed the conversation.
      if (await answerableMessage(unit.db, conversation, message)) await deliverMessage(unit, site, answer);
    });
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
  }
});
