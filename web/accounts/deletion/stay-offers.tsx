import { Button } from '@mantine/core';
import { IconCheck, IconDiscount, IconEyeOff, IconMail, type TablerIcon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { stayDiscountDays, takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { IconTile } from '#web/ui/layout/icon-mark.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useVisibility } from '../privacy/use-visibility.ts';
import styles from './deletion-reasons.module.css';

/** One alternative to deletion: its description, the button that accepts it, and then its result. */
function StayOffer(props: {
  Icon: TablerIcon;
  name: string;
  hint: string;
  take: string;
  done: string | null;
  busy: boolean;
  onTake: () => void;
}) {
  const { Icon, done } = props;
  const outcome = useRef<HTMLSpanElement>(null);
  const asked = useRef(false);
  // The focused button has disappeared, so the result gets the focus.
  useEffect(() => {
    if (done !== null && asked.current) outcome.current?.focus();
  }, [done]);
  const take = () => {
    asked.current = true;
    props.onTake();
  };
  return (
    <div className={styles.offer}>
      <IconTile>
        <Icon size={22} stroke={1.75} aria-hidden />
      </IconTile>
      <span>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.hint}>{props.hint}</span>
      </span>
      {done === null ? (
        <Button variant="light" className={styles.take ?? ''} loading={props.busy} onClick={take}>
          {props.take}
        </Button>
      ) : null}
      <span ref={outcome} role="status" tabIndex={-1} className={done === null ? '' : styles.done}>
        {done === null ? null : (
          <>
            <IconCheck size={20} aria-hidden /> {done}
          </>
        )}
      </span>
    </div>
  );
}

/** Idempotent: a second call returns the same code. */
const takeStayDiscountMutation = () => mutationFor(takeStayDiscount, { idempotent: true });

/** Idempotent: a second call changes nothing. */
const takeFewerMailsMutation = () => mutationFor(takeFewerMails, { idempotent: true });

/**
 * The alternatives to deletion. Each is accepted with one click; none is required to continue (ACC-13,
 * MEET-11).
 */
export function StayOffers({ offers }: { offers: AnswerOf<typeof getDeletionOffers> }) {
  const text = useText();
  const intl = useIntl();
  const failureText = useFailureText();
  const { invisible, open, change } = useVisibility();
  const onError = (error: Error) => toast({ tone: 'danger', text: failureText(error) });
  const mails = useMutation({ ...takeFewerMailsMutation(), onError });
  const discount = useMutation({ ...takeStayDiscountMutation(), onError });
  const code = discount.data;
  return (
    <div className={styles.offers}>
      <h2>{text('accounts.leave.offers')}</h2>
      {open ? (
        <StayOffer
          Icon={IconEyeOff}
          name={text('accounts.leave.invisible')}
          hint={text('accounts.leave.invisible_hint')}
          take={text('accounts.leave.invisible_take')}
          done={invisible ? text('accounts.leave.invisible_done') : null}
          busy={false}
          onTake={() => change({ invisible: true })}
        />
      ) : null}
      <StayOffer
        Icon={IconMail}
        name={text('accounts.leave.mails')}
        hint={text('accounts.leave.mails_hint')}
        take={text('accounts.leave.mails_take')}
        done={mails.isSuccess ? text('accounts.leave.mails_done') : null}
        busy={mails.isPending}
        onTake={() => mails.mutate({})}
      />
      {offers.discount === null && code === undefined ? null : (
        <StayOffer
          Icon={IconDiscount}
          name={text('accounts.leave.discount', { percentage: code?.percentage ?? offers.discount ?? 0 })}
          hint={text('accounts.leave.discount_hint', { days: stayDiscountDays })}
          take={text('accounts.leave.discount_take')}
          done={
            code === undefined
              ? null
              : text('accounts.leave.discount_done', {
                  code: code.code,
                  date: intl.formatDate(code.expires, { day: 'numeric', month: 'long' }),
                })
          }
          busy={discount.isPending}
          onTake={() => discount.mutate({})}
        />
      )}
    </div>
  );
}
