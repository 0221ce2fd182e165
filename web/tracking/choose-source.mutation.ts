import { chooseSource } from '#contract/tracking/choose-source.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const chooseSourceMutation = () => mutationFor(chooseSource, { idempotent: true });
