import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { renewRecoveryCodes } from '#contract/accounts/factors/renew-recovery-codes.ts';
import { stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { PasswordForm } from './password/password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepDialog } from './two-step/two-step-dialog.tsx';
import { useTwoStep } from './two-step/use-two-step.ts';
import styles from './two-step-settings.module.css';
import { useUser } from './user.ts';

const renewRecoveryCodesMutation = () => mutationFor(renewRecoveryCodes);

/** Replaces the recovery codes with new ones. */
function RenewCodesDialog(props: { onRenewed: () => void; onClose: () => void }) {
  const text = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <Dialog key="codes" title={text('accounts.two_step.codes_title')} stays noCross onClose={props.onClose}>
        <RecoveryCodes codes={codes} onKept={props.onClose} />
      </Dialog>
    );
  return (
    <Dialog key="ask" title={text('accounts.two_step.renew_title')} onClose={props.onClose}>
      <PasswordForm
        schema={renewRecoveryCodes.input}
        mutation={renewRecoveryCodesMutation()}
        lead={text('accounts.two_step.renew_lead')}
        label={text('accounts.two_step.renew_go')}
        onDone={({ recovery_codes }) => {
          setCodes(recovery_codes);
          props.onRenewed();
        }}
        onCancel={props.onClose}
      />
    </Dialog>
  );
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function Status({ state, reload }: { state: AnswerOf<typeof getTwoStep>; reload: () => void }) {
  const text = useText();
  const intl = useIntl();
  const isConfirmed = useUser()?.status !== 'not_confirmed';
  const [open, setOpen] = useState<'set-up' | 'renew' | 'stop' | null>(null);
  const close = () => setOpen(null);
  const notify = (key: 'started' | 'stopped' | 'renewed') => {
    reload();
    toast({ tone: 'success', text: text(`accounts.two_step.${key}`) });
  };
  const Icon = state.on ? IconShieldCheck : IconShieldOff;
  return (
    <>
      <div className={styles.status} data-on={state.on}>
        <Icon size={26} stroke={1.75} aria-hidden />
        <p>
          <strong>{text(state.on ? 'accounts.two_step.on' : 'accounts.two_step.off')}</strong>
          {state.since === null
            ? null
            : ` ${text('accounts.two_step.since', { date: intl.formatDate(state.since, day) })}`}
        </p>
      </div>
      {state.on ? (
        <p className={styles.codes} data-few={state.recovery_codes_left < 3}>
          {text('accounts.two_step.codes_left', { count: state.recovery_codes_left })}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {state.on ? (
          <>
            <Button variant="light" onClick={() => setOpen('renew')}>
              {text('accounts.two_step.renew')}
            </Button>
            <Button variant="default" onClick={() => setOpen('stop')}>
              {text('accounts.two_step.stop')}
            </Button>
          </>
        ) : isConfirmed ? (
          <Button onClick={() => setOpen('set-up')}>{text('accounts.two_step.set_up')}</Button>
        ) : (
          <p>{text('accounts.error.confirm_first')}</p>
        )}
      </div>
      {open === 'set-up' ? <TwoStepDialog onOn={() => notify('started')} onClose={close} /> : null}
      {open === 'renew' ? <RenewCodesDialog onRenewed={() => notify('renewed')} onClose={close} /> : null}
      {open === 'stop' ? (
        <Dialog title={text('accounts.two_step.stop_title')} onClose={close}>
          <PasswordForm
            schema={stopTwoStep.input}
            mutation={mutationFor(stopTwoStep)}
            lead={text('accounts.two_step.stop_lead')}
            label={text('accounts.two_step.stop')}
            onDone={() => {
              close();
              notify('stopped');
            }}
            onCancel={close}
          />
        </Dialog>
      ) : null}
    </>
  );
}

/** Settings section for two-step login: state, set-up and recovery codes (ACC-15). */
export function TwoStepSettings() {
  const text = useText();
  const { data, error, retry, reload } = useTwoStep();
  const content = () => {
    if (data) return <Status state={data} reload={reload} />;
    return error ? <ErrorState error={error} retry={retry} /> : <TextSkeleton lines={2} />;
  };
  return (
    <SettingsSection
      title={text('accounts.two_step.title')}
      lead={text('accounts.two_step.lead')}
      anchor="two-step"
    >
      {content()}
    </SettingsSection>
  );
}
