import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useMomentText } from '../moment-text.ts';
import styles from './waiting-act.module.css';

interface Waiting {
  readonly asked_by: string;
  readonly asked_at: string;
  readonly expires_at: string;
  readonly own: boolean;
}

/** An act that waits for a second operator, with the buttons that decide it. */
export function WaitingAct(props: {
  act: Waiting;
  title: string;
  reason?: string;
  links: ReadonlyArray<{ readonly to: string; readonly name: string }>;
  /** The caller may not approve yet. */
  isTooNew: boolean;
  decide: (approved: boolean) => Promise<unknown>;
  owner: ReactNode;
  children?: ReactNode;
}) {
  const { act, isTooNew } = props;
  const text = useText();
  const momentText = useMomentText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: props.decide,
    async onSuccess(_answer, approved) {
      toast({ tone: 'success', text: text(`operators.approvals.${approved ? 'approved' : 'declined'}`) });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <li>
      <Panel className={styles.act}>
        <h2 className={styles.title}>{props.title}</h2>
        {props.reason === undefined ? null : <p className={styles.reason}>{props.reason}</p>}
        {props.children}
        <p className={styles.quiet}>
          <span>
            {text('operators.approvals.asked', { account: act.asked_by, moment: momentText(act.asked_at) })}
          </span>
          <span>{text('operators.approvals.expires', { moment: momentText(act.expires_at) })}</span>
        </p>
        {act.own ? <p className={styles.quiet}>{text('operators.approvals.own')}</p> : null}
        {props.owner}
        <div className={styles.links}>
          {props.links.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </div>
        <div className={styles.buttons}>
          {act.own ? null : (
            <Button
              disabled={isTooNew || (isPending && variables === false)}
              loading={isPending && variables === true}
              onClick={() => mutate(true)}
            >
              {text('operators.approvals.approve')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={isPending && variables === true}
            loading={isPending && variables === false}
            onClick={() => mutate(false)}
          >
            {text(act.own ? 'operators.approvals.withdraw' : 'operators.approvals.decline')}
          </Button>
        </div>
      </Panel>
    </li>
  );
}
