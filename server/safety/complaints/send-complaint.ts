import { mayBeAnonymous } from '#contract/safety/complaint.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sealSender, senderHash } from './complaint-sender.ts';
import { fileComplaint } from './file-complaint.ts';

/**
 * A sender without an account gives name and address for the answer; a complaint about a minor requires
 * neither (DSA-1).
 */
export const sendComplaintHandler = handler(sendComplaint, async (call, platform) => {
  const { input, member, site, language, origin } = call;
  const { subject, name, email } = input;
  const needed = member === null && !mayBeAnonymous(subject) ? { name, email } : {};
  const missing = Object.entries(needed).flatMap(([field, given]) =>
    given === undefined ? [{ field, code: 'required', params: {} }] : [],
  );
  if (missing.length > 0) call.refuse('invalid_input', {}, missing);
  const sender = member === null && email !== undefined ? { name: name ?? '', email } : null;
  const filed = await fileComplaint(platform, {
    ...{ site, member, subject, language, origin },
    clientId: input.client_id,
    declared: sender && sealSender(platform.keys, sender),
    addressHash: sender && senderHash(platform.keys, sender.email),
    words: input.words,
    order: input.order ?? null,
    place: input.place ?? null,
    at: platform.clock.now(),
  });
  return filed ?? call.refuse('client_id_reused');
});
