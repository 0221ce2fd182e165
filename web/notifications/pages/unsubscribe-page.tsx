import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { Page } from '#web/ui/page.tsx';
import { changeSubscriptionMutation } from '../data/change-subscription.ts';
import styles from './unsubscribe-page.module.css';

type State = 'asked' | 'off' | 'on';

/**
 * Where the unsubscribe link of a mail leads, login or not. Opening it changes nothing: mail scanners open links, people
 * press the button (EML-2). Before the script has taken over, the form does the same by itself.
 */
export default function UnsubscribePage() {
  const text = useText();
  const failure = useFailureText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error, isPending } = useMutation(changeSubscriptionMutation());
  const state: State = data === undefined ? 'asked' : data.subscribed ? 'on' : 'off';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'asked') title.current?.focus({ preventScroll: true });
  }, [state]);
  const change = (subscribed: boolean) => (event: FormEvent) => {
    event.preventDefault();
    mutate({ token, subscribed });
  };
  return (
    <Page width="narrow">
      <PageTitle title={text('notifications.unsubscribe.page')} />
      <div className={styles.outcome}>
        <Illustration picture={state === 'off' ? 'empty' : 'sent'} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text(`notifications.unsubscribe.title_${state}`)}
        </h1>
        <p className={styles.body}>{text(`notifications.unsubscribe.body_${state}`)}</p>
        {error === null ? null : (
          <Alert color="red" role="alert" className={styles.fault}>
            {failure(error)}
          </Alert>
        )}
        <form
          method="post"
          action={`/unsubscribe?token=${encodeURIComponent(token)}`}
          onSubmit={change(state === 'off')}
          className={styles.form}
        >
          <Button
            type="submit"
            size="lg"
            fullWidth
            variant={state === 'off' ? 'light' : 'filled'}
            loading={isPending}
          >
            {text(`notifications.unsubscribe.do_${state}`)}
          </Button>
        </form>
        <Link to="/notifications" className={styles.all}>
          {text('notifications.unsubscribe.all')}
        </Link>
      </div>
    </Page>
  );
}
