import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import type { passkey } from '#contract/accounts/factors/passkey.ts';
import { removePasskey } from '#contract/accounts/factors/remove-passkey.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import listStyles from './device-list.module.css';
import { usePasskeySupport } from './passkeys/passkey-support.ts';
import { PasswordForm } from './password/password-form.tsx';
import { useTwoStep } from './two-step/use-two-step.ts';
import { useUser } from './user.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** One passkey in the list. */
function PasskeyRow(props: { passkey: z.output<typeof passkey>; onRemove: () => void }) {
  const text = useText();
  const intl = useIntl();
  const { name, created_at, last_used_at } = props.passkey;
  const used =
    last_used_at === null
      ? text('accounts.passkeys.unused')
      : text('accounts.passkeys.used', { date: intl.formatDate(last_used_at, day) });
  return (
    <IconRow
      mark={<IconFingerprint size={22} stroke={1.75} aria-hidden />}
      name={name}
      facts={[text('accounts.passkeys.since', { date: intl.formatDate(created_at, day) }), used]}
    >
      <Button
        variant="default"
        size="sm"
        aria-label={text('accounts.passkeys.remove_that', { name })}
        onClick={props.onRemove}
      >
        {text('accounts.passkeys.remove')}
      </Button>
    </IconRow>
  );
}

type Passkey = AnswerOf<typeof getTwoStep>['passkeys'][number];

function Passkeys({ passkeys, reload }: { passkeys: readonly Passkey[]; reload: () => void }) {
  const text = useText();
  const known = usePasskeySupport();
  const isConfirmed = useUser()?.status !== 'not_confirmed';
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const close = () => setOpen(null);
  const done = (key: 'added' | 'removed') => {
    close();
    reload();
    toast({ tone: 'success', text: text(`accounts.passkeys.${key}`) });
  };
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={listStyles.alone}>{text('accounts.passkeys.none')}</p>
      ) : (
        <ul className={listStyles.list} aria-label={text('accounts.passkeys.list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
          ))}
        </ul>
      )}
      {!isConfirmed ? (
        <p className={listStyles.alone}>{text('accounts.error.confirm_first')}</p>
      ) : known ? (
        <Button variant="light" className={listStyles.all ?? ''} onClick={() => setOpen('add')}>
          {text('accounts.passkeys.add')}
        </Button>
      ) : (
        <p className={listStyles.alone}>{text('accounts.passkeys.unknown')}</p>
      )}
      {open === 'add' ? <AddPasskeyDialog onAdded={() => done('added')} onClose={close} /> : null}
      {open === null || open === 'add' ? null : (
        <Dialog title={text('accounts.passkeys.remove_title', { name: open.name })} onClose={close}>
          <PasswordForm
            schema={removePasskey.input}
            mutation={mutationFor(removePasskey)}
            extra={{ id: open.id }}
            lead={text('accounts.passkeys.remove_lead')}
            label={text('accounts.passkeys.remove')}
            onDone={() => done('removed')}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

/** Settings section that lists, adds and removes the member's passkeys (ACC-15). */
export function PasskeySettings() {
  const text = useText();
  const { data, error, retry, reload } = useTwoStep();
  const content = () => {
    if (data) return <Passkeys passkeys={data.passkeys} reload={reload} />;
    return error ? <ErrorState error={error} retry={retry} /> : <TextSkeleton lines={2} />;
  };
  return (
    <SettingsSection
      title={text('accounts.passkeys.title')}
      lead={text('accounts.passkeys.lead')}
      anchor="passkeys"
    >
      {content()}
    </SettingsSection>
  );
}
