import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Unsubscribes by the link of a mail, or subscribes again. */
export const changeSubscriptionMutation = () => mutationFor(changeSubscription, { idempotent: true });
