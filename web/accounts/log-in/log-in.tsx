import { useState } from 'react';
import { LogInForm } from './log-in-form.tsx';
import { RecoverAccount } from './recover-account.tsx';
import type { RecoverableAccount } from './recoverable-account.ts';
import { TwoStepLogIn } from './two-step-log-in.tsx';

/**
 * The log-in: password or passkey, then the second step if the member uses one. A closed account can be
 * restored here.
 */
export function LogIn() {
  const [token, setToken] = useState<string | null>(null);
  const [going, setGoing] = useState<RecoverableAccount | null>(null);
  if (going !== null) return <RecoverAccount going={going} onBack={() => setGoing(null)} />;
  if (token !== null) return <TwoStepLogIn token={token} onBack={() => setToken(null)} />;
  return <LogInForm onSecondStep={setToken} onGoing={setGoing} />;
}
