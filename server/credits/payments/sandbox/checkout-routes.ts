import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readCookies } from '#server/platform/http/cookies.ts';
import { chooseLanguage } from '#server/platform/http/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost } from '#server/sites/site-of-host.ts';
import { callSandboxWebhook } from '../../jobs/call-sandbox-webhook.job.ts';
import { readSandboxPayment, setSandboxState } from '../../store/sandbox-payments.ts';
import { checkoutAction, stateAfter } from './checkout-actions.ts';
import { type CheckoutView, checkoutPage, unknownCheckoutPage } from './checkout-page.ts';
import { checkoutHeaders } from './checkout-style.ts';
import { isSandboxOpen } from './sandbox-provider.ts';

const reference = z.string().check(z.regex(/^sb_[a-z0-9]{10,40}$/));
const shown = z.object({ id: reference });
const acted = z.object({ id: reference, action: checkoutAction });

const viewOf = (request: FastifyRequest, platform: Platform): CheckoutView => ({
  texts: platform.texts,
  language: chooseLanguage({
    stored: null,
    cookies: readCookies(request.headers.cookie, request.protocol === 'https'),
    domainLanguage: siteOfHost(request.hostname).settings.domain_language,
    acceptLanguage: request.headers['accept-language'],
  }),
});

/**
 * The hosted checkout of the sandbox provider (CRED-5): plain pages outside our application, known to nobody but
 * the holder of the unguessable id. Not there where the sandbox takes no payments.
 */
export function sandboxCheckoutRoutes(fastify: FastifyInstance, platform: Platform): void {
  if (!isSandboxOpen(platform.config)) return;
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .headers(checkoutHeaders)
      .send(unknownCheckoutPage(viewOf(request, platform)));

  fastify.register((pages, _options, registered) => {
    // The buttons' forms are empty; what was chosen is in the address.
    const form = 'application/x-www-form-urlencoded';
    pages.removeContentTypeParser(form);
    pages.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, null),
    );

    pages.get('/sandbox/checkout/:id', async (request, reply) => {
      const { success, data } = z.safeParse(shown, request.params);
      const payment = success ? await readSandboxPayment(platform.db, data.id) : null;
      if (!payment) return unknown(request, reply);
      return reply.headers(checkoutHeaders).send(checkoutPage(viewOf(request, platform), payment));
    });

    pages.post('/sandbox/checkout/:id/:action', async (request, reply) => {
      const { success, data } = z.safeParse(acted, request.params);
      const payment = success ? await readSandboxPayment(platform.db, data.id) : null;
      if (!success || !payment) return unknown(request, reply);
      await platform.transact(async (unit) => {
        const changed = await setSandboxState(unit.db, payment.id, stateAfter[data.action]);
        // Like a real one: no hint while the bank is still working on it (PAY-7).
        if (changed && data.action !== 'pend') await unit.enqueue(callSandboxWebhook, { id: payment.id });
      });
      return reply.redirect(payment.redirect_url, 303);
    });
    registered();
  });
}
