import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invoiceFilePath, writtenNumber } from '#contract/credits/invoice.ts';
import { queryId } from '#contract/kit/id.ts';
import type { MemberBehind } from '#server/platform/http/member-behind.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawInvoice } from '../invoices/draw-invoice.ts';
import { invoiceWords } from '../invoices/invoice-words.ts';
import { readInvoice } from '../store/invoices.ts';

const asked = z.object({ id: queryId });

/**
 * `GET /api/invoice-file.php?id=`: an invoice or a credit note as PDF, to its member's own login alone; of another's it
 * does not say that it exists (CRED-10). Drawn from the stored row each time, kept nowhere.
 */
export function serveInvoice(fastify: FastifyInstance, platform: Platform, memberBehind: MemberBehind): void {
  fastify.get(invoiceFilePath, async (request, reply) => {
    const viewer = await memberBehind(request);
    if (viewer === null) throw new Refusal('authentication_required');
    const { data } = z.safeParse(asked, request.query);
    const found = data ? await readInvoice(platform.db, data.id) : null;
    if (found?.member !== viewer.member) throw new Refusal('not_found');
    const { invoice, corrected } = found;
    const file = await drawInvoice(invoiceWords(platform.texts, invoice, corrected), invoice.issuedAt);
    const name = `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${writtenNumber(invoice.number)}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file);
  });
}
