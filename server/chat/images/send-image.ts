import { sendImage } from '#contract/chat/send-image.ts';
import { handler } from '#server/platform/http/handler.ts';
import { messageTarget } from '../conversations/message-target.ts';
import { sendImage as send } from './send-paid-image.ts';

export const sendImageHandler = handler(sendImage, async (call, platform) => {
  const { site, member, language, input } = call;
  const to = messageTarget(input);
  if (!to) return call.refuse('invalid_input');
  if (input.profile === member) call.refuse('own_profile');
  return send(platform, { sender: member, clientId: input.client_id, site, to, language });
});
