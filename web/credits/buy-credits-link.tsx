import { useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { rememberWayBack } from './state/way-back.ts';
import { useWallet } from './wallet.ts';

/** The way to buy credits, for wherever they are missing; after paying it leads back to this page. */
export function BuyCreditsLink({ variant = 'filled' }: { variant?: 'filled' | 'light' }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const to = useWallet()?.paid_user ? '/credits' : '/premium';
  return (
    <ButtonLink to={to} variant={variant} onClick={() => rememberWayBack(pathname + search)}>
      {text('credits.buy')}
    </ButtonLink>
  );
}
