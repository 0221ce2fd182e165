import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './upload-row.module.css';
import type { Upload } from './uploads.ts';

const said = {
  waiting: 'photos.upload.waiting',
  offline: 'photos.upload.offline',
  sending: 'photos.upload.sending',
} as const;

/** One photo upload: its progress or its error, with retry and cancel (PROF-4). */
export function UploadRow(props: { upload: Upload; onRetry: () => void; onCancel: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const { state, part, preview, error } = props.upload;
  const percent = Math.round(part * 100);
  const failed = state === 'failed';
  return (
    <li className={styles.row}>
      <img src={preview} alt="" className={styles.preview} />
      <div className={styles.middle}>
        {failed ? (
          <p className={styles.error} role="alert">
            {failureText(error)}
          </p>
        ) : (
          <>
            <p className={styles.words}>
              {part === 1 ? text('photos.upload.arrived') : text(said[state], { percent })}
            </p>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.fill} style={{ width: `${percent}%` }} />
            </div>
          </>
        )}
        {failed ? (
          <Button size="sm" variant="light" onClick={props.onRetry}>
            {text('photos.upload.retry')}
          </Button>
        ) : null}
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        radius="xl"
        aria-label={text(failed ? 'photos.upload.drop' : 'photos.upload.cancel')}
        onClick={props.onCancel}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
