import { useLocation } from 'react-router';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { rememberReturnPath } from './orders/return-path.ts';

/**
 * Link for buying credits, shown wherever the member lacks credits. After payment the member returns to this
 * page.
 */
export function BuyCreditsLink({ variant = 'filled' }: { variant?: 'filled' | 'light' }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const to = useWallet()?.paid_user ? '/credits' : '/premium';
  return (
    <ButtonLink to={to} variant={variant} onClick={() => rememberReturnPath(pathname + search)}>
      {text('payments.buy')}
    </ButtonLink>
  );
}
