import styles from './upload-list.module.css';
import { cancelUpload, retryUpload, type UploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './uploads.ts';

/** The uploads of this device, each with its progress or its error. */
export function UploadList({ uploads, queue }: { uploads: Uploads; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retryUpload(queue, upload.key)}
          onCancel={() => cancelUpload(queue, upload.key)}
        />
      ))}
    </ul>
  );
}
