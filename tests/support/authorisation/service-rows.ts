import type { World } from '../authorisation-world.ts';
import { both, code, console, nobody, open, own, password, type Rows } from './attack.ts';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
};

/** Of sites, tracking, notifications, operators and credits. */
export function serviceRows(world: World): Rows {
  const { payment } = world;
  return {
    'sites/get-settings': open(),
    'sites/get-interests': open(),
    'sites/get-regions': open(),
    'sites/get-company-info': open(),
    'sites/geocode': open({ lat: '52.37', lon: '4.9' }),
    'sites/find-places': open({ country: 'NL', name: 'ams' }),
    'tracking/page-hidden': open(),
    'notifications/subscribe-push': own(subscription),
    'notifications/unsubscribe-push': own({ endpoint: subscription.endpoint }),
    'notifications/get-notification-choices': own(),
    'notifications/set-notification-choices': own({
      mail: { like: 'none' },
    }),
    'notifications/change-subscription': open(
      { token: '0'.repeat(53), subscribed: false },
      'unsubscribe_link_invalid',
    ),
    'operators/log-in-operator': open({ email: world.ownerEmail, password }, 'login_failed'),
    'operators/finish-operator-log-in': open({ token: 'A'.repeat(43), code }, 'second_step_expired'),
    'operators/log-out-operator': open(),
    'operators/get-operator': console(),
    'operators/start-set-up': open({ token: 'A'.repeat(43) }, 'set_up_link_invalid'),
    'operators/finish-set-up': open(
      { token: 'A'.repeat(43), password, password_repeat: password, code },
      'set_up_link_invalid',
    ),
    'credits/get-packages': open(),
    'credits/get-wallet': own(),
    'credits/list-transactions': own(),
    'credits/list-movements': own(),
    'credits/get-payment': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: nobody }, 'not_found')],
    },
    'credits/get-invoices': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: nobody }, 'not_found')],
    },
    'credits/create-payment': own({
      package: 'p0',
      payment_method: 'ideal',
      client_id: world.paymentClientId,
    }),
    'credits/get-discount-code': {
      input: { code: world.discountCode },
      attacks: both({ code: world.discountCode }, 'discount_code_not_found'),
    },
    'credits/take-mollie-webhook': open({ id: 'tr_0000000000' }),
    'credits/take-sandbox-webhook': open({ id: 'sb_0000000000000000' }),
  };
}
