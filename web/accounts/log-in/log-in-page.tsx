import { redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { LogIn } from './log-in.tsx';
import { safeReturnPath } from './own-path.ts';

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
