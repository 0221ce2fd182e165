import { IconDiscount } from '@tabler/icons-react';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useActiveDiscount } from './discounts/active-discount.ts';
import { Countdown } from './discounts/countdown.tsx';
import { useFreshPackages } from './discounts/use-fresh-packages.ts';

/**
 * Shows a newcomer's discount on the first purchase and its remaining time; disappears when the discount ends
 * (SHELL-13, CRED-9).
 */
export function WelcomeBanner() {
  const text = useText();
  const discount = useActiveDiscount();
  useFreshPackages(discount?.code ?? null);
  // Before hydration the page does not know whether another notice takes precedence.
  const isReady = useHydrated();
  if (discount === null || !isReady) return null;
  return (
    <Banner
      label={text('payments.discount.label')}
      icon={<IconDiscount size={20} aria-hidden />}
      ways={
        <ButtonLink to="/credits" size="sm" variant="filled">
          {text('payments.discount.use')}
        </ButtonLink>
      }
    >
      {text(`payments.discount.${discount.which}`, { percentage: discount.value_percentage })}{' '}
      <Countdown left={discount.left} />
    </Banner>
  );
}
