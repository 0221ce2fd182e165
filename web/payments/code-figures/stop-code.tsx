import { stopCode } from '#contract/payments/console/stop-code.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Stops a discount code after a confirmation. */
export function StopCode({ code }: { code: string }) {
  const text = useText();
  return (
    <ConfirmedButton
      label={text('payments.codes.stop')}
      title={text('payments.codes.stop_that', { code })}
      words={text('payments.codes.stop_what')}
      done={text('payments.codes.stopped', { code })}
      act={() => call(stopCode, { code })}
    />
  );
}
