import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { OperatorCodeStep } from './code-step.tsx';
import { consolePath } from './console-path.ts';
import { OperatorPasswordStep } from './password-step.tsx';

/** Password, then code; neither is enough alone (SAFE-2). */
export default function ConsoleLogInPage() {
  const text = useText();
  const [search] = useSearchParams();
  const [token, setToken] = useState<string | null>(null);
  // A full page load clears the data of a previous operator.
  const enter = () => window.location.replace(consolePath(search.get('to')));
  return (
    <FormCard>
      <PageTitle title={text('operators.log_in.title')} />
      {token === null ? (
        <OperatorPasswordStep onRight={setToken} />
      ) : (
        <OperatorCodeStep token={token} onBack={() => setToken(null)} onDone={enter} />
      )}
    </FormCard>
  );
}
