import { useState } from 'react';
import { redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { LogInForm } from './log-in-form.tsx';
import { safeReturnPath } from './own-path.ts';
import { RecoverAccount } from './recover-account.tsx';
import type { RecoverableAccount } from './recoverable-account.ts';
import { TwoStepLogIn } from './two-step-log-in.tsx';

/**
 * The log-in: password or passkey, then the second step if the member uses one. A closed account can be
 * restored here.
 */
function LogIn() {
  const [token, setToken] = useState<string | null>(null);
  const [going, setGoing] = useState<RecoverableAccount | null>(null);
  if (going !== null) return <RecoverAccount going={going} onBack={() => setGoing(null)} />;
  if (token !== null) return <TwoStepLogIn token={token} onBack={() => setToken(null)} />;
  return <LogInForm onSecondStep={setToken} onGoing={setGoing} />;
}

export const loader = pageLoader(async ({ user, url }) => {
  if (user) throw redirect(safeReturnPath(url.searchParams.get('to')) ?? '/members');
});

export default function LogInPage() {
  const text = useText();
  return (
    <FormCard>
      <PageTitle title={text('accounts.log_in')} description={text('accounts.log_in.lead')} />
      <LogIn />
    </FormCard>
  );
}
