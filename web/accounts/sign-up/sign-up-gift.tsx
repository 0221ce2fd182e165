import { IconCoins } from '@tabler/icons-react';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { NextStepLink } from '../shared/outcome.tsx';

/**
 * Names the credits that the sign-up gave: the site's `signup_credits`, never the balance, which may contain
 * bought credits. Shows nothing once the member has bought (ACC-5).
 */
export function SignUpGift() {
  const text = useText();
  const { signup_credits: credits } = useSettings();
  const wallet = useWallet();
  const hasBought = wallet === null || wallet.paid_user || Boolean(wallet.last_purchase);
  if (hasBought || credits === 0) return null;
  return (
    <NextStepLink
      mark={<IconCoins size={28} aria-hidden />}
      name={text('accounts.complete.credits', { credits })}
      hint={text('accounts.complete.credits_hint')}
    />
  );
}
