import * as z from 'zod/mini';
import { getMemberFacts, sentMail } from '#contract/accounts/console/get-member-facts.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { consentsOf } from '../consents/consents.sql.ts';
import { consentOfRow } from '../consents/list-consents.ts';
import { mailsTo, signUpFactsOf } from './member-facts.sql.ts';

const mailsAtMost = 30;

export const getMemberFactsHandler = handler(getMemberFacts, async (call, platform) => {
  const { db, clock } = platform;
  const { member } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getMemberFacts.name,
    members: [member],
  });
  const [facts, consents, mails] = await Promise.all([
    signUpFactsOf(db, member, clock.now()),
    consentsOf(db, member),
    mailsTo(db, member, mailsAtMost),
  ]);
  if (facts === undefined) return call.refuse('not_found');
  return {
    email: facts.email,
    confirmed_at: facts.verified_at?.toISOString() ?? null,
    new_email: facts.new_email,
    bounced: facts.bounced,
    invited: facts.invited,
    source: facts.has_source ? { network: facts.network, ref: facts.ref } : null,
    consents: consents.map(consentOfRow),
    mails: mails.map(({ kind, at }) => ({ kind: z.parse(sentMail.shape.kind, kind), at: at.toISOString() })),
  };
});
