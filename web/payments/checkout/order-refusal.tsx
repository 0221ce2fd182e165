import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { SpendingCapLink } from '../spending-cap/spending-cap-link.tsx';
import styles from './order-refusal.module.css';

/** Why nothing was ordered, and a link to the setting that prevented it. */
export function OrderRefusal({ error }: { error: unknown }) {
  const failure = useFailureText();
  return (
    <div className={styles.refusal} role="alert">
      <p>{failure(error)}</p>
      <SpendingCapLink error={error} />
    </div>
  );
}
