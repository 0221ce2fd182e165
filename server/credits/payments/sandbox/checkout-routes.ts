import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readCookies } from '#server/platform/http/cookies.ts';
import { chooseLanguage } from '#server/platform/http/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost } from '#server/sites/site-of-host.ts';
import { callSandboxWebhook } from '../../jobs/call-sandbox-webhook.job.ts';
import { readSandboxPayment } from '../../store/sandbox-payments.ts';
import { sandboxReversals } from '../../store/sandbox-reversals.ts';
import { act, checkoutAction, isQuiet } from './checkout-actions.ts';
import { type CheckoutView, checkoutPage, unknownCheckoutPage } from './checkout-page.ts';
import { checkoutHeaders } from './checkout-style.ts';
import { hintManner, hintSeconds } from './hint-manners.ts';
import { sandboxCheckoutPath } from './sandbox-checkout-path.ts';
import { isSandboxOpen } from './sandbox-provider.ts';

const reference = z.string().check(z.regex(/^sb_[a-z0-9]{10,40}$/));
const shown = z.object({ id: reference });
const acted = z.object({ id: reference, action: checkoutAction });
const chosen = z.object({ hints: hintManner });

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
    const form = 'application/x-www-form-urlencoded';
    pages.removeContentTypeParser(form);
    pages.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );

    pages.get('/sandbox/checkout/:id', async (request, reply) => {
      const { success, data } = z.safeParse(shown, request.params);
      const payment = success ? await readSandboxPayment(platform.db, data.id) : null;
      if (!payment) return unknown(request, reply);
      const reversals = await sandboxReversals(platform.db, payment.id);
      return reply.headers(checkoutHeaders).send(checkoutPage(viewOf(request, platform), payment, reversals));
    });

    pages.post('/sandbox/checkout/:id/:action', async (request, reply) => {
      const { success, data } = z.safeParse(acted, request.params);
      const payment = success ? await readSandboxPayment(platform.db, data.id) : null;
      if (!success || !payment) return unknown(request, reply);
      const hints = z.safeParse(chosen, request.body).data?.hints ?? 'once';
      await platform.transact(async (unit) => {
        const changed = await act(unit.db, payment, data.action, platform.clock.now());
        if (!changed || isQuiet(data.action)) return;
        for (const startAfterSeconds of hintSeconds[hints])
          await unit.enqueue(callSandboxWebhook, { id: payment.id }, { startAfterSeconds });
      });
      return reply.redirect(payment.redirect_url ?? sandboxCheckoutPath(payment.id), 303);
    });
    registered();
  });
}
