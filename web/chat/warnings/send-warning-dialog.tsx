import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { isHarsh } from '#contract/chat/is-harsh.ts';
import { type DetailKind, detailsIn } from '#contract/chat/shared-details.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './send-warning-dialog.module.css';

/** The confirmations before sending: a text that shares personal details, or a text that may hurt. */
export type SendWarning =
  | { readonly kind: 'shares'; readonly what: readonly Exclude<DetailKind, 'money'>[] }
  | { readonly kind: 'harsh' };

/** The confirmation needed before a text is sent, or null if there is none (CHAT-8, TRUST-6, TRUST-7). */
export function sendWarning(text: string): SendWarning | null {
  // A request for money warns its reader, not its writer.
  const what = detailsIn(text).filter((kind) => kind !== 'money');
  if (what.length > 0) return { kind: 'shares', what };
  return isHarsh(text) ? { kind: 'harsh' } : null;
}

/**
 * Asks for confirmation before sending a text that shares personal details or may hurt (CHAT-8, TRUST-6,
 * TRUST-7).
 */
export function SendWarningDialog(props: {
  warning: SendWarning;
  fictional: boolean;
  onSend: () => void;
  onChange: () => void;
}) {
  const text = useText();
  const intl = useIntl();
  const { warning, fictional } = props;
  const words = () => {
    if (warning.kind === 'harsh') return text('chat.warn.harsh');
    const what = intl.formatList(warning.what.map((kind) => text(`chat.warn.${kind}`)));
    return text(fictional ? 'chat.warn.fictional' : 'chat.warn.shares', { what });
  };
  return (
    <div className={styles.question} role="alert">
      <IconAlertTriangle size={24} aria-hidden className={styles.icon} />
      <p className={styles.words}>{words()}</p>
      <div className={styles.ways}>
        <Button size="sm" onClick={props.onChange}>
          {text('chat.warn.change')}
        </Button>
        <Button size="sm" variant="subtle" onClick={props.onSend}>
          {text('chat.warn.send')}
        </Button>
      </div>
    </div>
  );
}
