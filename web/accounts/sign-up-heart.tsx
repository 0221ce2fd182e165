import { ActionIcon } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import glass from '#web/ui/buttons/glass-button.module.css';
import { SignUpLink } from './sign-up-link.tsx';

/** Replaces the like button for a visitor; opens the sign-up first. */
export function SignUpHeart({ member }: { member: ProfileCard }) {
  const text = useText();
  return (
    <ActionIcon
      component={SignUpLink}
      member={member}
      aria-label={text('likes.like', { name: member.name })}
      variant="default"
      className={glass.glass}
    >
      <IconHeart size={22} aria-hidden />
    </ActionIcon>
  );
}
