import { lastId } from '#contract/chat/chat.ts';
import { foldText, hitsAtOnce, searchedAtOnce, searchMessages } from '#contract/chat/search-messages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readChat } from '../conversations/read-chat.ts';
import { findMessages } from './search-messages.sql.ts';

export const searchMessagesHandler = handler(searchMessages, async (call, { db, clock }) => {
  const { conversation, words, before } = call.input;
  const chat = await readChat(db, call.site, call.member, conversation, clock.now());
  if (!chat) return call.refuse('not_found');
  const end = Math.min(before ?? Number.POSITIVE_INFINITY, lastId(chat) + 1);
  const from = Math.max(chat.removed_up_to, end - 1 - searchedAtOnce);
  const sought = { conversation, words: foldText(words), from, before: end, limit: hitsAtOnce };
  // A query of nothing but accents is empty after folding and matches nothing.
  const hits = sought.words === '' ? [] : await findMessages(db, sought);
  const searched = hits.length < hitsAtOnce ? from : (hits.at(-1) ?? end) - 1;
  return { conversation, hits, next: searched > chat.removed_up_to ? searched + 1 : null };
});
