import { useState } from 'react';
import { LogInForm } from './log-in-form.tsx';
import { RecoverAccount } from './recover-account.tsx';
import type { GoingAccount } from './recoverable-account.ts';
import { SecondStep } from './two-step-log-in.tsx';

/**
 * The log-in: password or passkey, then the second step if the member uses one. A closed account can be
 * restored here.
 */
export function LogIn() {
  const [token, setToken] = useState<string | null>(null);
  const [going, setGoing] = useState<GoingAccount | null>(null);
  if (going !== null) return <RecoverAccount going={going} onBack={() => setGoing(null)} />;
  if (token !== null) return <SecondStep token={token} onBack={() => setToken(null)} />;
  return <LogInForm onSecondStep={setToken} onGoing={setGoing} />;
}
