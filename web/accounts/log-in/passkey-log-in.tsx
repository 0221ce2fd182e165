import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { usePasskeySupport } from '../passkeys/use-passkey-support.ts';
import styles from './passkey-log-in.module.css';
import type { RecoverableAccount } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

/** Log-in without a password, if the browser supports passkeys (ACC-15). */
export function PasskeyLogIn(props: { onGoing: (account: RecoverableAccount) => void }) {
  return usePasskeySupport() ? <Offer {...props} /> : null;
}

function Offer({ onGoing }: { onGoing: (account: RecoverableAccount) => void }) {
  const text = useText();
  const { ask, busy, failure } = usePasskeyLogIn(useAfterLogIn(), onGoing);
  return (
    <div className={styles.offer}>
      <p className={styles.or}>{text('accounts.passkeys.or')}</p>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={22} stroke={1.75} aria-hidden />}
        loading={busy}
        onClick={ask}
      >
        {text('accounts.passkeys.log_in')}
      </Button>
      {failure === null || busy ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
    </div>
  );
}
