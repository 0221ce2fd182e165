import { useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { Activated } from './activated.tsx';
import { useActivation } from './use-activation.ts';

/** Target of the activation link. The page confirms the address by a POST, not by being opened (ACC-7). */
export default function ActivationDonePage() {
  const text = useText();
  const [search] = useSearchParams();
  const { state, error, retry } = useActivation(search.get('token'));
  return (
    <FormCard>
      <PageTitle title={text('accounts.activated.page')} />
      {state === 'active' ? <Activated /> : null}
      {state === 'failed' ? <ErrorState error={error} retry={retry} /> : null}
      {state === 'asking' ? (
        <div role="status" aria-label={text('accounts.activated.busy')}>
          <TextSkeleton lines={6} />
        </div>
      ) : null}
    </FormCard>
  );
}
