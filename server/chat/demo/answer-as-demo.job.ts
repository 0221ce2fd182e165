import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { addressOf } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loadPairCards } from '#server/profiles/door.ts';
import { fictionalAnswersOf, siteById } from '#server/sites/door.ts';
import { AlreadySent, deliverMessage } from '../delivery/deliver-message.ts';
import { answerableMessage } from './answerable-message.sql.ts';

const answers = [
  'chat.demo_answer_1',
  'chat.demo_answer_2',
  'chat.demo_answer_3',
  'chat.demo_answer_4',
  'chat.demo_answer_5',
] as const;

/** The text that answers a message. The texts rotate. */
function demoAnswerKey(message: number): (typeof answers)[number] {
  return answers[Math.trunc(message / 2) % answers.length] ?? answers[0];
}

/** Derives the answer's client id from the message it answers, so a retry stores nothing twice. */
function demoAnswerId(conversation: Id, message: number): string {
  const hex = createHash('sha256').update(`demo-answer:${conversation}:${message}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}

/**
 * With DEMO=1 only: a fictional member answers a message with a text that says it is an automatic demo
 * answer.
 */
export const answerAsDemo = job('chat/answer-as-demo', z.object({ conversation: id, message: id }), {
  timeoutSeconds: 30,
});

const languageOf = async (platform: Platform, site: number, member: Id): Promise<Locale> => {
  const { language } = await addressOf(platform.db, member);
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  return language ?? localeOf(ofSite) ?? 'nl';
};

/**
 * Outside the demo nothing ever answers for a member. In the demo only fictional members answer, once per
 * message and without a typing indicator (FIC-10).
 */
export const answerAsDemoHandler = jobHandler(answerAsDemo, async ({ conversation, message }, platform) => {
  const asked = await answerableMessage(platform.db, conversation, message);
  if (!asked) return;
  const { site, writer, answerer } = asked;
  if (fictionalAnswersOf(platform.config, siteById(site).settings) !== 'automatic') return;
  const now = platform.clock.now();
  const cards = await loadPairCards(platform.db, site, [writer, answerer], now);
  const card = cards.get(answerer);
  // A writer who is not visible, such as an unconfirmed member, cannot be answered.
  if (!card?.fictional || !cards.has(writer)) return;
  const language = await languageOf(platform, site, writer);
  const answer = {
    sender: answerer,
    to: { conversation },
    kind: 'text' as const,
    body: platform.texts.format(language, demoAnswerKey(message), { name: card.name }),
    clientId: demoAnswerId(conversation, message),
    cost: 0,
    // Marks the answer as automatic, so that it never passes for a person's message (FIC-8).
    origin: 'system' as const,
    now: platform.clock.now(),
  };
  try {
    await platform.transact(async (unit) => {
      // Checked again: the writer may have written more or removed the conversation in the meantime.
      if (await answerableMessage(unit.db, conversation, message)) await deliverMessage(unit, site, answer);
    });
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
  }
});
