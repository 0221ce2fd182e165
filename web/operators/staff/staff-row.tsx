import { Button } from '@mantine/core';
import { useState } from 'react';
import { changeOperatorRoles } from '#contract/operators/change-operator-roles.ts';
import { disableOperator } from '#contract/operators/disable-operator.ts';
import { endOperatorSessions } from '#contract/operators/end-operator-sessions.ts';
import { inviteOperator } from '#contract/operators/invite-operator.ts';
import type { StaffMember } from '#contract/operators/list-operators.ts';
import { sendSetUpLink } from '#contract/operators/send-set-up-link.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { useMomentText } from '../moment-text.ts';
import { StaffForm } from './staff-form.tsx';
import styles from './staff-row.module.css';

const operationOf = { link: sendSetUpLink, end: endOperatorSessions, disable: disableOperator } as const;
const doneOf = { link: 'link_sent', end: 'ended', disable: 'disabled' } as const;

function Act({ act, staff }: { act: keyof typeof operationOf; staff: StaffMember }) {
  const text = useText();
  return (
    <ConfirmedButton
      size="sm"
      danger={act === 'disable'}
      label={text(`operators.staff.${act}`)}
      words={text(`operators.staff.${act}_what`, { account: staff.email })}
      done={text(`operators.staff.${doneOf[act]}`)}
      act={() => call(operationOf[act], { operator: staff.id })}
    />
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
  const [open, setOpen] = useState(false);
  const { state } = staff;
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
          <Button variant="light" size="sm" onClick={() => setOpen(true)}>
            {text(state === 'disabled' ? 'operators.staff.again' : 'operators.staff.change')}
          </Button>
          {state === 'disabled' ? null : (
            <>
              <Act act="link" staff={staff} />
              {staff.sessions === 0 ? null : <Act act="end" staff={staff} />}
              <Act act="disable" staff={staff} />
            </>
          )}
        </div>
      </Panel>
      {open ? <RolesDialog staff={staff} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
