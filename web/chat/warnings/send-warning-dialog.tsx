import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { SendWarning } from './send-warning.ts';
import styles from './send-warning-dialog.module.css';

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
