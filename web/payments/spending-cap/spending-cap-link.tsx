import { Link } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

const ofCap: readonly string[] = ['spending_cap_reached', 'spending_cap_too_low'];

/** If an order exceeded the member's own limit, links to the setting of that limit (CRED-12). */
export function SpendingCapLink({ error }: { error: unknown }) {
  const text = useText();
  if (!(error instanceof ApiProblem) || !ofCap.includes(error.code)) return null;
  return <Link to="/settings/payments#spending-cap">{text('payments.cap.title')}</Link>;
}
