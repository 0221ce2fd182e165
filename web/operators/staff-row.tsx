import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOperatorRoles } from '#contract/operators/change-operator-roles.ts';
import { disableOperator } from '#contract/operators/disable-operator.ts';
import { endOperatorSessions } from '#contract/operators/end-operator-sessions.ts';
import { inviteOperator } from '#contract/operators/invite-operator.ts';
import type { StaffMember } from '#contract/operators/list-operators.ts';
import { sendSetUpLink } from '#contract/operators/send-set-up-link.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useMomentText } from './moment-text.ts';
import { StaffForm } from './staff-form.tsx';
import styles from './staff-row.module.css';

type Act = 'link' | 'end' | 'disable';

const operationOf = { link: sendSetUpLink, end: endOperatorSessions, disable: disableOperator } as const;
const doneOf = { link: 'link_sent', end: 'ended', disable: 'disabled' } as const;

/** Says what will happen, and asks once. */
function ConfirmAct({ act, staff, onClose }: { act: Act; staff: StaffMember; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(operationOf[act], { operator: staff.id }),
    async onSuccess() {
      toast({ tone: 'success', text: text(`operators.staff.${doneOf[act]}`) });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Dialog title={text(`operators.staff.${act}`)} noCross stays={isPending} onClose={onClose}>
      <div className={styles.form}>
        <p>{text(`operators.staff.${act}_what`, { account: staff.email })}</p>
        <div className={styles.buttons}>
          <Button {...(act === 'disable' && { color: 'red' })} loading={isPending} onClick={() => mutate()}>
            {text(`operators.staff.${act}`)}
          </Button>
          <Button variant="subtle" disabled={isPending} onClick={onClose}>
            {text('kit.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The roles of an operator, or the invitation of a disabled one. */
function RolesDialog({ staff, onClose }: { staff: StaffMember; onClose: () => void }) {
  const text = useText();
  const isDisabled = staff.state === 'disabled';
  return (
    <Dialog title={text(isDisabled ? 'operators.staff.again' : 'operators.staff.change')} onClose={onClose}>
      <p className={styles.account}>{staff.email}</p>
      <StaffForm
        email={staff.email}
        chosen={isDisabled ? [] : staff.roles}
        label={text(isDisabled ? 'operators.staff.send' : 'operators.staff.save')}
        done={text(isDisabled ? 'operators.staff.invited' : 'operators.staff.saved')}
        send={({ email, roles }) =>
          isDisabled
            ? call(inviteOperator, { email, roles })
            : call(changeOperatorRoles, { operator: staff.id, roles })
        }
        onDone={onClose}
      />
    </Dialog>
  );
}

/** One operator: address, roles, state, and the acts of an administrator. */
export function StaffRow({ staff, now }: { staff: StaffMember; now: number }) {
  const text = useText();
  const momentText = useMomentText();
  const [open, setOpen] = useState<Act | 'roles' | null>(null);
  const { state } = staff;
  const close = () => setOpen(null);
  const facts = [
    text('operators.staff.state', { state }),
    staff.own ? text('operators.staff.own') : null,
    staff.last_seen_at === null
      ? null
      : text('operators.staff.seen', { moment: momentText(staff.last_seen_at) }),
    state === 'active' ? text('operators.staff.sessions', { number: staff.sessions }) : null,
    state === 'active' ? text('operators.staff.codes', { number: staff.recovery_codes_left }) : null,
    state !== 'disabled' && Date.parse(staff.approves_from) > now
      ? text('operators.staff.approves', { moment: momentText(staff.approves_from) })
      : null,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <Panel className={styles.form}>
        <div>
          <h2 className={styles.account}>{staff.email}</h2>
          <p>{staff.roles.map((role) => text(`operators.role.${role}`)).join(', ')}</p>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button variant="light" size="sm" onClick={() => setOpen('roles')}>
            {text(state === 'disabled' ? 'operators.staff.again' : 'operators.staff.change')}
          </Button>
          {state === 'disabled' ? null : (
            <>
              <Button variant="default" size="sm" onClick={() => setOpen('link')}>
                {text('operators.staff.link')}
              </Button>
              {staff.sessions === 0 ? null : (
                <Button variant="default" size="sm" onClick={() => setOpen('end')}>
                  {text('operators.staff.end')}
                </Button>
              )}
              <Button variant="subtle" color="red" size="sm" onClick={() => setOpen('disable')}>
                {text('operators.staff.disable')}
              </Button>
            </>
          )}
        </div>
      </Panel>
      {open === 'roles' ? <RolesDialog staff={staff} onClose={close} /> : null}
      {open === null || open === 'roles' ? null : <ConfirmAct act={open} staff={staff} onClose={close} />}
    </li>
  );
}
