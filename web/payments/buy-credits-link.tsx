import { useLocation } from 'react-router';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { type ReturnPerson, rememberReturnPlace } from './orders/return-place.ts';

export type { ReturnPerson };

/**
 * Link for buying credits, shown wherever the member lacks credits. After payment the member returns to this
 * page. `person` is the other member of a conversation or profile.
 */
export function BuyCreditsLink(props: { variant?: 'filled' | 'light'; person?: ReturnPerson | undefined }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { variant = 'filled', person = null } = props;
  const remember = () => rememberReturnPlace(pathname + search, person);
  const to = useWallet()?.paid_user ? '/credits' : '/premium';
  return (
    <ButtonLink to={to} variant={variant} onClick={remember} onAuxClick={remember}>
      {text('payments.buy')}
    </ButtonLink>
  );
}
