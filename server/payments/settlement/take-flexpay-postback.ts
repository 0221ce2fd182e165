import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { readPostback } from '../providers/flexpay/read-postback.ts';
import { storePostback } from '../providers/flexpay/store-postback.ts';
import { processWebhook } from './process-webhook.job.ts';

/**
 * `GET /api/webhook-flexpay.php`: takes FlexPay's postbacks, whose address is set in Verotel's Control
 * Center. A postback of a sale is only a hint, and the job asks for the sale's status. Returned money and the
 * token of a card are stored, because no status reports them. FlexPay refunds a card payment by itself unless
 * the answer is `OK`, so only an order of ours gets that answer. A wrong signature changes nothing.
 */
export function takeFlexpayPostback(fastify: FastifyInstance, platform: Platform): void {
  const { log } = platform;
  const { flexpay } = platform.config;
  if (flexpay === null) return;
  fastify.get('/api/webhook-flexpay.php', async (request, reply) => {
    const answer = (status: number, body: string) =>
      reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(body);
    const postback = readPostback(new URL(request.url, 'http://shop').search, flexpay);
    if (postback === 'forged') {
      log.warn('a postback of flexpay was not signed with our key');
      return answer(403, 'ERROR');
    }
    if (postback === 'ignored') return answer(200, 'OK');
    const isOurs =
      postback !== 'unknown' &&
      (await platform.transact(async (unit) => {
        if (!(await storePostback(platform, unit.db, postback))) return false;
        await unit.enqueue(processWebhook, { provider: 'flexpay', reference: postback.reference });
        return true;
      }));
    if (!isOurs) log.error('flexpay told of money that belongs to no order');
    return isOurs ? answer(200, 'OK') : answer(404, 'ERROR');
  });
}
