import { IconFileX, IconReceipt } from '@tabler/icons-react';
import { MandateSettings } from '#web/payments/mandate-settings.tsx';
import { prefetchPaymentSettings } from '#web/payments/own-limit.ts';
import { SpendingCapSettings } from '#web/payments/spending-cap-settings.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsRow, SettingsRows } from './settings-row.tsx';

export const loader = memberLoader(({ queryClient }) => prefetchPaymentSettings(queryClient));

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** /settings/payments: orders, stored payment methods, and the member's own limit. */
export default function PaymentsPage() {
  const text = useText();
  return (
    <SettingsFrame section="payments">
      <SettingsRows label={text('shell.payments')}>
        <SettingsRow to="/transactions" icon={<IconReceipt {...icon} />} name={text('shell.own_payments')} />
        <SettingsRow to="/withdraw" icon={<IconFileX {...icon} />} name={text('shell.withdraw')} />
      </SettingsRows>
      <SpendingCapSettings />
      <MandateSettings />
    </SettingsFrame>
  );
}
