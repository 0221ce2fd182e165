import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { passkey } from '#contract/accounts/passkey.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** One passkey in the list. */
export function PasskeyRow(props: { passkey: z.output<typeof passkey>; onRemove: () => void }) {
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
