import { getNoticeSubject } from '#contract/profiles/get-notice-subject.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { setNoticeSubject } from '#contract/profiles/set-notice-subject.ts';
import { showNoticeSubject } from '#contract/profiles/show-notice-subject.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

/** The subject of a notice. Each look is recorded, so the query never refetches by itself. */
export const noticeQuery = (complaint: number) =>
  ({
    ...queryFor(getNoticeSubject, { complaint }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Idempotent: what is hidden stays hidden. */
export const hideMutation = () => mutationFor(hideNoticeSubject, { idempotent: true });
export const showMutation = () => mutationFor(showNoticeSubject, { idempotent: true });
export const setSubjectMutation = () => mutationFor(setNoticeSubject, { idempotent: true });
