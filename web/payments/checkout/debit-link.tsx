import type { PackageId } from '#contract/payments/package.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './debit-link.module.css';

/**
 * Link from the checkout to the direct debit form; passes on the typed discount code. Nothing is ordered yet
 * (CRED-6).
 */
export function DebitLink({ id, code }: { id: PackageId; code: string | undefined }) {
  const text = useText();
  const query = new URLSearchParams({ package: id, ...(code !== undefined && { code }) });
  return (
    <div>
      <ButtonLink to={`/directdebit?${query}`} size="lg" fullWidth>
        {text('payments.direct_debit.to_form')}
      </ButtonLink>
      <p className={styles.hint}>{text('payments.direct_debit.to_form_hint')}</p>
    </div>
  );
}
