import { jobHandler } from '#server/platform/jobs/job.ts';
import { quarantineKey } from '../files/storage-keys.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';

export const deleteQuarantineHandler = jobHandler(deleteQuarantineJob, ({ path }, { storage }) =>
  storage.delete(quarantineKey(path)),
);
