import { sendMessage } from '#contract/chat/send-message.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { messageTarget } from '../conversations/message-view.ts';
import { messageContent } from '../delivery/append-message.sql.ts';
import { AlreadySent } from '../delivery/deliver-message.ts';
import { countedNetworks } from '../unconfirmed/unconfirmed-limits.ts';
import { findSentMessage, messagePrice, sendPaidMessage } from './send-paid-message.ts';

export const sendMessageHandler = handler(sendMessage, async (call, platform) => {
  const { input, member, site } = call;
  const { settings } = siteById(site);
  const to = messageTarget(input);
  const content = messageContent(input);
  if (!to || !content) return call.refuse('invalid_input');
  if (content.kind === 'text' && content.body.length > settings.message_length) {
    const params = { max: settings.message_length };
    call.refuse('invalid_input', {}, [{ field: 'text', code: 'too_long', params }]);
  }
  if (input.profile === member) call.refuse('own_profile');
  const sent = {
    sender: member,
    to,
    ...content,
    clientId: input.client_id,
    quote: input.quote,
    cost: messagePrice(content.kind, settings),
    networks: () => countedNetworks(platform.keys, call.ip),
    now: platform.clock.now(),
  };
  try {
    return await sendPaidMessage(platform, site, sent);
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
    return findSentMessage(platform, site, sent);
  }
});
