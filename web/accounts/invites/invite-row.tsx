import type { Invite } from '#contract/accounts/console/list-invites.ts';
import { withdrawInvite } from '#contract/accounts/console/withdraw-invite.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import styles from '#web/operators/console-house.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useMomentText } from '#web/operators/moment-text.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

function Withdraw({ id }: Pick<Invite, 'id'>) {
  const text = useText();
  return (
    <ConfirmedButton
      label={text('accounts.invites.withdraw')}
      words={text('accounts.invites.withdraw_what')}
      done={text('kit.saved')}
      act={() => call(withdrawInvite, { id }, { idempotent: true })}
    />
  );
}

/** One invite: its site, its state, and who made, used or withdrew it. */
export function InviteRow({ invite }: { invite: Invite }) {
  const text = useText();
  const moment = useMomentText();
  const { made_by, made_at, used_at, member, withdrawn_by, withdrawn_at } = invite;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {invite.host}
          <Pill tone={invite.state === 'open' ? 'success' : 'quiet'}>
            {text(`accounts.invites.state.${invite.state}`)}
          </Pill>
        </p>
        <p className={styles.facts}>
          <span>
            {made_by === null
              ? text('accounts.invites.made_there', { moment: moment(made_at) })
              : text('accounts.invites.made', { account: made_by, moment: moment(made_at) })}
          </span>
          <span>{text('accounts.invites.until', { moment: moment(invite.expires_at) })}</span>
          {used_at === null ? null : (
            <span>{text('accounts.invites.used', { moment: moment(used_at) })}</span>
          )}
          {member === null ? null : <MemberLink member={member} />}
          {withdrawn_by === null || withdrawn_at === null ? null : (
            <span>
              {text('accounts.invites.withdrawn', { account: withdrawn_by, moment: moment(withdrawn_at) })}
            </span>
          )}
        </p>
      </div>
      {invite.state === 'open' ? (
        <div className={styles.buttons}>
          <Withdraw id={invite.id} />
        </div>
      ) : null}
    </li>
  );
}
