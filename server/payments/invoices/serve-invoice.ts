import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { invoiceFilePath, writtenNumber } from '#contract/payments/get-invoices.ts';
import type { IdentifyMemberOf } from '#server/platform/http/identify-member.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { throttledWork } from '#server/platform/limits/throttled-work.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { readInvoice } from './invoices.sql.ts';

const asked = z.union([z.object({ id: queryId }), z.object({ payment: queryId })]);

/**
 * `GET /api/invoice-file.php?id=` returns an invoice or a credit note as PDF, or with `?payment=` the invoice
 * of that payment. Only the member's own login may read it, even while suspended or banned (DSA-6). For
 * another member's document the answer does not reveal that it exists (CRED-10). The PDF is drawn from the
 * stored row on each request and is not stored.
 */
export function serveInvoice(
  fastify: FastifyInstance,
  platform: Platform,
  memberBehind: IdentifyMemberOf,
): void {
  const drawn = throttledWork(platform, { kind: 'credits/draw-invoice', calls: 30, seconds: 60 });
  fastify.get(invoiceFilePath, { config: { charge: 'document' } }, async (request, reply) => {
    const viewer = await memberBehind(request, { whileRestricted: true });
    if (viewer === null) throw new Refusal('authentication_required');
    const { data } = z.safeParse(asked, request.query);
    const found = data ? await readInvoice(platform.db, data) : null;
    if (found?.member !== viewer.member) throw new Refusal('not_found');
    const { invoice } = found;
    const file = await drawn(String(viewer.member), () =>
      drawInvoice(invoiceTexts(platform.texts, found), invoice.issuedAt),
    );
    const name = `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${writtenNumber(invoice.number)}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file);
  });
}
