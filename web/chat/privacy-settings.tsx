import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Privacy } from '#contract/chat/get-privacy.ts';
import { getPrivacy } from '#contract/chat/get-privacy.ts';
import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './privacy-settings.module.css';

/** Idempotent: it sets the state. */
const setPrivacyMutation = () => mutationFor(setPrivacy, { idempotent: true });

/** The privacy settings: online status and read receipts. */
export const privacyQuery = () => queryFor(getPrivacy, {});

/** The privacy settings. A change applies at once and rolls back after an error. */
function usePrivacy() {
  const queries = useQueryClient();
  const text = useText();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(privacyQuery());
  const { mutate, isPending } = useMutation({
    ...setPrivacyMutation(),
    onMutate: (privacy) => void queries.setQueryData(privacyQuery().queryKey, privacy),
    onSuccess: () => toast({ tone: 'success', text: text('kit.saved') }),
    onError(failure) {
      toast({ tone: 'danger', text: failureText(failure) });
      void refetch();
    },
  });
  return {
    privacy: data,
    error,
    retry: () => void refetch(),
    busy: isPending,
    change: (changed: Partial<Privacy>) => {
      if (data) mutate({ ...data, ...changed });
    },
  };
}

/** Settings for what others can notice: online status and read receipts (TRUST-11). */
export function PrivacySettings() {
  const text = useText();
  const { privacy, error, retry, change } = usePrivacy();
  const content = () => {
    if (error && !privacy) return <ErrorState error={error} retry={retry} />;
    if (!privacy) return <TextSkeleton lines={3} />;
    return (
      <div className={styles.choices}>
        <SettingSwitch
          label={text('chat.privacy_online')}
          description={text('chat.privacy_online_body')}
          checked={privacy.shows_online}
          onChange={(shows_online) => change({ shows_online })}
        />
        <SettingSwitch
          label={text('chat.privacy_read')}
          description={text('chat.privacy_read_body')}
          checked={privacy.read_receipts}
          onChange={(read_receipts) => change({ read_receipts })}
        />
      </div>
    );
  };
  return (
    <SettingsSection title={text('chat.privacy_title')} lead={text('chat.privacy_lead')} anchor="privacy">
      {content()}
    </SettingsSection>
  );
}
