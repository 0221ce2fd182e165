import { IconEyeOff } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Informs members that they are hidden until a report about them is reviewed, and why (AGE-4). */
export function HiddenBanner() {
  const text = useText();
  const user = useUser();
  const { pathname } = useLocation();
  if (user?.restriction !== 'hidden' || pathname === '/cases') return null;
  return (
    <Banner
      label={text('safety.hidden.label')}
      icon={<IconEyeOff size={20} aria-hidden />}
      ways={
        <ButtonLink to="/cases" size="sm" variant="filled">
          {text('safety.hidden.more')}
        </ButtonLink>
      }
    >
      {text('safety.hidden.banner')}
    </Banner>
  );
}
