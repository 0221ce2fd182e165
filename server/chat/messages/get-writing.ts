import { getWriting } from '#contract/chat/get-writing.ts';
import { walletOf } from '#server/ledger/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadTalkCards } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { fictionalAnswersOf, siteById } from '#server/sites/door.ts';
import { freeConversationLimit } from '../delivery/free-conversation-limit.ts';
import { carePauseEnd } from '../fictional/care-cause.ts';
import { isNewEnough } from '../unconfirmed/unconfirmed-state.sql.ts';
import { messagePrice } from './send-paid-message.ts';
import { writingObstacle } from './writing-obstacle.ts';
import { writingState } from './writing-state.sql.ts';

/** Always four statements. For a member the caller may not meet, the answer says only that. */
export const getWritingHandler = handler(
  getWriting,
  async ({ input, member, site }, { config, db, clock }) => {
    const { profile } = input;
    const now = clock.now();
    const [cards, state, wallet, withheld] = await Promise.all([
      loadTalkCards(db, site, [member, profile], now),
      writingState(db, member, profile, freeConversationLimit),
      walletOf(db, member),
      isWithheld(db, member),
    ]);
    const card = profile === member ? undefined : cards.get(profile);
    // A purchase gives an unconfirmed member no third conversation: only the confirmation does (ACC-6).
    const hasRoom = !wallet.paidUser || state.talking || state.started < freeConversationLimit;
    const mayBeAnswered =
      state.unconfirmed_since === null
        ? cards.has(member)
        : isNewEnough(state.unconfirmed_since, now) && hasRoom;
    const { settings } = siteById(site);
    const { paused_at: pausedAt, pause_cause: cause } = state;
    const obstacle = writingObstacle({
      withheld,
      reachable: card !== undefined,
      awaited: card?.unconfirmed === true,
      answerable: mayBeAnswered,
      unanswered:
        card?.fictional === true && (state.retired || fictionalAnswersOf(config, settings) === 'nobody'),
      paused: pausedAt !== null,
      talking: state.talking,
      premium: wallet.paidUser,
      started: state.started,
      credits: wallet.credits,
      price: messagePrice('text', settings),
    });
    const many_alike = card !== undefined && state.many_alike;
    if (!card?.fictional) return { obstacle, many_alike, fictional: null };
    const paused = pausedAt ? { cause, until: carePauseEnd(pausedAt).toISOString() } : null;
    return { obstacle, many_alike, fictional: { acknowledged: state.acknowledged, paused } };
  },
);
