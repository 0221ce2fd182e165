import { useMutation } from '@tanstack/react-query';
import { appealNotifier } from '#contract/safety/notifiers/appeal-notifier.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { AppealWordsForm } from './appeal-words-form.tsx';

/** The appeal against a warning or suspension as a sender of reports (DSA-5). */
export function ReportingAppeal({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(mutationFor(appealNotifier, { idempotent: true }));
  return (
    <AppealWordsForm
      lead="safety.reporting.appeal_lead"
      number={data?.number}
      error={error}
      isPending={isPending}
      onSend={(words) => mutate({ token, words })}
    />
  );
}
