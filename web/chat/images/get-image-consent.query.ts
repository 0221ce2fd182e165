import { getImageConsent } from '#contract/chat/get-image-consent.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const imageConsentQuery = (conversation: number) => queryFor(getImageConsent, { conversation });
