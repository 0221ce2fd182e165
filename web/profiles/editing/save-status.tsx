import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './save-status.module.css';
import type { SavedSection } from './use-saved-section.ts';

/** The save status of a section in words, with a retry after an error (PROF-9). */
export function SaveStatus({ section }: { section: Pick<SavedSection, 'state' | 'error' | 'retry'> }) {
  const text = useText();
  const failureText = useFailureText();
  const { state, error, retry } = section;
  return (
    <div className={styles.line} data-state={state}>
      <p role="status" className={styles.words}>
        {state === 'saving' ? text('profiles.saving') : null}
        {state === 'saved' ? (
          <>
            <IconCheck size={18} aria-hidden />
            {text('profiles.saved')}
          </>
        ) : null}
        {state === 'waiting' ? (
          <>
            <IconCloudOff size={18} aria-hidden />
            {text('profiles.save_waits')}
          </>
        ) : null}
        {state === 'failed' ? (
          <>
            <IconAlertCircle size={18} aria-hidden />
            {failureText(error)}
          </>
        ) : null}
      </p>
      {state === 'failed' ? (
        <Button size="sm" variant="light" onClick={retry}>
          {text('profiles.save_again')}
        </Button>
      ) : null}
    </div>
  );
}
