import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readCookies } from '#server/platform/http/cookies.ts';
import { chooseLanguage } from '#server/platform/http/language.ts';
import { isSecure } from '#server/platform/http/visitor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { type BankView, unknownPage } from './bank-page.ts';
import { callSandboxWebhook } from './call-sandbox-webhook.job.ts';
import { applyCheckoutAction, checkoutAction } from './checkout-actions.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutHeaders } from './checkout-style.ts';
import { listPage } from './list-page.ts';
import { mandatePage } from './mandate-page.ts';
import {
  changeSandboxMandate,
  newestSandboxMandates,
  readSandboxMandate,
  sandboxCharge,
  sandboxMandateState,
} from './sandbox-mandates.sql.ts';
import { sandboxCheckoutPath, sandboxMandatePath } from './sandbox-paths.ts';
import {
  newestSandboxPayments,
  readSandboxPayment,
  sandboxRefund,
  updateSandboxPayment,
} from './sandbox-payments.sql.ts';
import { isSandboxOpen } from './sandbox-provider.ts';
import { sandboxReversals } from './sandbox-reversals.sql.ts';
import { webhookDelays, webhookTiming } from './webhook-timing.ts';

const ofPayment = z.object({ id: z.string().check(z.regex(/^sb_[a-z0-9]{10,40}$/)) });
const ofMandate = z.object({ id: z.string().check(z.regex(/^sbm_[a-z0-9]{10,40}$/)) });
const acted = z.extend(ofPayment, { action: checkoutAction });
const chosen = z.object({ hints: z.optional(webhookTiming), refund: z.optional(sandboxRefund) });
const changed = z.object({ state: sandboxMandateState, next_charge: z.optional(sandboxCharge) });

/** The newest of each kind. */
const listed = 30;

const viewOf = (request: FastifyRequest, platform: Platform): BankView => ({
  texts: platform.texts,
  language: chooseLanguage({
    stored: null,
    cookies: readCookies(request.headers.cookie, isSecure(request, platform.config)),
    domainLanguage: siteOfHost(request.hostname).settings.domain_language,
    acceptLanguage: request.headers['accept-language'],
  }),
});

/** Reads the bodies of forms, which the API refuses. */
export function takeForms(fastify: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  fastify.removeContentTypeParser(form);
  fastify.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

/**
 * The pages of the sandbox provider (CRED-5): plain pages outside our application, for people who try the
 * service. Not registered if the sandbox takes no payments.
 */
export function sandboxCheckoutRoutes(fastify: FastifyInstance, platform: Platform): void {
  if (!isSandboxOpen(platform.config)) return;
  const { db, clock } = platform;
  const shown = (reply: FastifyReply, page: string) => reply.headers(checkoutHeaders).send(page);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    shown(reply.code(404), unknownPage(viewOf(request, platform)));

  fastify.register((pages, _options, registered) => {
    takeForms(pages);
    pages.get('/sandbox', async (request, reply) => {
      const payments = await newestSandboxPayments(db, listed);
      return shown(
        reply,
        listPage(viewOf(request, platform), payments, await newestSandboxMandates(db, listed)),
      );
    });

    pages.get('/sandbox/checkout/:id', async (request, reply) => {
      const { success, data } = z.safeParse(ofPayment, request.params);
      const payment = success ? await readSandboxPayment(db, data.id) : null;
      if (!payment) return unknown(request, reply);
      const reversals = await sandboxReversals(db, payment.id);
      return shown(reply, checkoutPage(viewOf(request, platform), payment, reversals));
    });

    pages.post('/sandbox/checkout/:id/:action', async (request, reply) => {
      const { success, data } = z.safeParse(acted, request.params);
      const payment = success ? await readSandboxPayment(db, data.id) : null;
      if (!success || !payment) return unknown(request, reply);
      const { hints = 'once', refund = 'done' } = z.safeParse(chosen, request.body ?? {}).data ?? {};
      if (data.action === 'choose_refund') {
        await updateSandboxPayment(db, payment.id, { next_refund: refund });
        return reply.redirect(sandboxCheckoutPath(payment.id), 303);
      }
      const { action } = data;
      await platform.transact(async (unit) => {
        const isDone = await applyCheckoutAction(unit.db, payment, action, clock.now());
        // Like a real bank: no webhook while the bank is still processing the payment (PAY-7).
        if (!isDone || action === 'pend') return;
        for (const startAfterSeconds of webhookDelays[hints])
          await unit.enqueue(callSandboxWebhook, { id: payment.id }, { startAfterSeconds });
      });
      return reply.redirect(payment.redirect_url ?? sandboxCheckoutPath(payment.id), 303);
    });

    pages.get('/sandbox/mandate/:id', async (request, reply) => {
      const { success, data } = z.safeParse(ofMandate, request.params);
      const mandate = success ? await readSandboxMandate(db, data.id) : null;
      return mandate
        ? shown(reply, mandatePage(viewOf(request, platform), mandate))
        : unknown(request, reply);
    });

    pages.post('/sandbox/mandate/:id', async (request, reply) => {
      const { success, data } = z.safeParse(ofMandate, request.params);
      const change = z.safeParse(changed, request.body).data;
      if (!success || !change || !(await changeSandboxMandate(db, data.id, change)))
        return unknown(request, reply);
      return reply.redirect(sandboxMandatePath(data.id), 303);
    });
    registered();
  });
}
