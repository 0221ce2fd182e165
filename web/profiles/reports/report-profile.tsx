import { useMutation } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ReportDialog } from '../report-dialog.tsx';

/** Safe to retry: a second report returns the same case. */
function useReportMember() {
  return useMutation(mutationFor(reportMember, { idempotent: true }));
}

/** Reports a profile, or one photo of it. */
export function ReportProfile(props: {
  card: ProfileCard;
  /** Omitted for the whole profile. */
  photo?: Id | undefined;
  blocked: boolean;
  onClose: () => void;
}) {
  const text = useText();
  const { card, photo } = props;
  const { mutate, data, error, isPending } = useReportMember();
  return (
    <ReportDialog
      card={card}
      title={text(photo === undefined ? 'profiles.report.title' : 'profiles.report.title_photo', {
        name: card.name,
      })}
      filing={{
        data,
        error,
        isPending,
        send: (said, onTaken) =>
          mutate(
            { profile: card.id, ...(photo !== undefined && { photo }), ...said },
            { onSuccess: onTaken },
          ),
      }}
      blocked={props.blocked}
      onClose={props.onClose}
    />
  );
}
