import { IconDiscount } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useActiveDiscount } from './active-discount.ts';
import { Countdown } from './parts/countdown.tsx';
import { useFreshPackages } from './state/use-fresh-packages.ts';

/** What a newcomer has off the first purchase and for how long; goes when that is over (SHELL-13, CRED-9). */
export function WelcomeBanner() {
  const text = useText();
  const discount = useActiveDiscount();
  useFreshPackages(discount?.code ?? null);
  // Until the script has taken over nobody knows which other notice stands before it.
  const isReady = useHydrated();
  if (discount === null || !isReady) return null;
  return (
    <Banner
      label={text('credits.discount.label')}
      icon={<IconDiscount size={20} aria-hidden />}
      ways={
        <ButtonLink to="/credits" size="sm" variant="filled">
          {text('credits.discount.use')}
        </ButtonLink>
      }
    >
      {text(`credits.discount.${discount.which}`, { percentage: discount.value_percentage })}{' '}
      <Countdown left={discount.left} />
    </Banner>
  );
}
