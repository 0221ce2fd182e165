import { IconArrowBackUp, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { undoDays } from '#contract/accounts/request-deletion.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { IconTile } from '#web/ui/layout/icon-mark.tsx';
import styles from './deletion-reasons.module.css';

const steps = [
  { Icon: IconEyeOff, title: 'accounts.leave.now_title', body: 'accounts.leave.now' },
  { Icon: IconArrowBackUp, title: 'accounts.leave.undo_title', body: 'accounts.leave.undo' },
  { Icon: IconTrash, title: 'accounts.leave.then_title', body: 'accounts.leave.then' },
] as const;

/** The effects of a deletion in their order (ACC-13). */
export function DeletionSteps() {
  const text = useText();
  return (
    <ol className={styles.steps}>
      {steps.map(({ Icon, title, body }) => (
        <li key={title}>
          <IconTile>
            <Icon size={22} stroke={1.75} aria-hidden />
          </IconTile>
          <span>
            <span className={styles.name}>{text(title, { days: undoDays })}</span>
            <span className={styles.hint}>{text(body)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
