import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './withdraw.module.css';

/** The same text for every order and address, known or unknown (AUTH-4). The receipt contains the details. */
export function WithdrawDone({ receivedAt, isMember }: { receivedAt: string; isMember: boolean }) {
  const text = useText();
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const moment = intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.done}>
      <Illustration picture="sent" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {text('payments.withdraw.done_title')}
      </h1>
      <p>{text('payments.withdraw.done_body', { moment })}</p>
      <p className={styles.quiet}>
        <RichText
          id="payments.withdraw.done_nothing"
          values={{ a: (parts) => <a href="/pages/service">{parts}</a> }}
        />
      </p>
      {isMember ? (
        <ButtonLink to="/transactions" size="lg" fullWidth>
          {text('payments.withdraw.done_orders')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/" size="lg" fullWidth variant="default">
          {text('payments.withdraw.done_home')}
        </ButtonLink>
      )}
    </div>
  );
}
