import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  changeSubscription,
  type MailSubject,
  mailSubject,
} from '#contract/notifications/change-subscription.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import styles from './unsubscribe-page.module.css';

/** The action of a mail's reader on the unsubscribe page. */
type MailState = 'asked' | 'off' | 'daily' | 'on';

const ofAll = {
  asked: 'notifications.unsubscribe.body_asked',
  off: 'notifications.unsubscribe.body_off',
  daily: 'notifications.unsubscribe.body_daily',
  on: 'notifications.unsubscribe.body_on',
} as const;

const ofOne = {
  ...ofAll,
  asked: 'notifications.unsubscribe.body_asked_kind',
  off: 'notifications.unsubscribe.body_off_kind',
} as const;

/**
 * Returns the message keys of the page. `about` is the subject of the mails, or null for all optional ones.
 */
function unsubscribeTexts(state: MailState, about: MailSubject | null) {
  const isAsked = state === 'asked' && about !== null;
  return {
    title: isAsked
      ? (`notifications.unsubscribe.title_asked_${about}` as const)
      : (`notifications.unsubscribe.title_${state}` as const),
    body: (about === null ? ofAll : ofOne)[state],
    button: state === 'off' ? 'notifications.unsubscribe.do_off' : 'notifications.unsubscribe.do_asked',
  } as const;
}

/** Unsubscribes by the link of a mail, or subscribes again. */
const changeSubscriptionMutation = () => mutationFor(changeSubscription, { idempotent: true });

const isOneKind = (about: MailSubject | null): boolean => about !== null && about !== 'daily';

const stateOf = (subscribed: boolean | undefined, daily: boolean): MailState => {
  if (subscribed === undefined) return 'asked';
  if (!subscribed) return 'off';
  return daily ? 'daily' : 'on';
};

/**
 * The page behind the unsubscribe link of a mail, with or without log-in. It ends mails of this kind, or
 * makes them daily. Opening it changes nothing, because mail scanners open links; only the button does
 * (EML-2). Before hydration the plain form works. The subject in the link only chooses the text; the token
 * decides.
 */
export default function UnsubscribePage() {
  const text = useText();
  const failure = useFailureText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, variables, error, isPending } = useMutation(changeSubscriptionMutation());
  const said = mailSubject.options.find((known) => known === search.get('about')) ?? null;
  const about = data ? data.about : said;
  const daily = variables?.daily === true;
  const state = stateOf(data?.subscribed, daily);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'asked') title.current?.focus({ preventScroll: true });
  }, [state]);
  const change = (event: FormEvent) => {
    event.preventDefault();
    mutate({ token, subscribed: state === 'off' });
  };
  const takeDaily = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    mutate({ token, subscribed: true, daily: true, time_zone: timeZone });
  };
  const words = unsubscribeTexts(state, about);
  return (
    <FormCard>
      <PageTitle title={text('notifications.unsubscribe.page')} />
      <div className={styles.outcome}>
        <Illustration picture={state === 'off' ? 'empty' : 'sent'} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text(words.title)}
        </h1>
        <p className={styles.body}>{text(words.body)}</p>
        {error === null ? null : (
          <Alert color="red" role="alert" className={styles.fault}>
            {failure(error)}
          </Alert>
        )}
        <form
          method="post"
          action={`/unsubscribe?token=${encodeURIComponent(token)}`}
          onSubmit={change}
          className={styles.form}
        >
          <Button
            type="submit"
            size="lg"
            fullWidth
            variant={state === 'off' ? 'light' : 'filled'}
            loading={isPending && !daily}
          >
            {text(words.button)}
          </Button>
          {isOneKind(about) && state !== 'daily' ? (
            <Button size="lg" fullWidth variant="default" loading={isPending && daily} onClick={takeDaily}>
              {text('notifications.unsubscribe.do_daily')}
            </Button>
          ) : null}
        </form>
        <Link to="/notifications" className={styles.all}>
          {text('notifications.unsubscribe.all')}
        </Link>
      </div>
    </FormCard>
  );
}
