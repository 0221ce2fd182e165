import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import type { LikesTab } from './likes-tab.ts';

interface EmptyTexts {
  readonly title: TextKey;
  readonly body: TextKey;
  readonly next: TextKey;
  readonly to: string;
}

const emptyTexts: Readonly<Record<LikesTab, EmptyTexts>> = {
  received: {
    title: 'likes.empty.received',
    body: 'likes.empty.received_body',
    next: 'likes.empty.received_next',
    to: '/profile',
  },
  given: {
    title: 'likes.empty.given',
    body: 'likes.empty.given_body',
    next: 'likes.empty.given_next',
    to: '/members',
  },
  matches: {
    title: 'likes.empty.matches',
    body: 'likes.empty.matches_body',
    next: 'likes.empty.matches_next',
    to: '/swipe-game',
  },
};

/** The empty state of a tab, with a link to what helps: the profile, the members, or swiping. */
export function LikesEmpty({ tab }: { tab: LikesTab }) {
  const text = useText();
  const { title, body, next, to } = emptyTexts[tab];
  return (
    <EmptyState picture={tab === 'matches' ? 'match' : 'hearts'} title={text(title)} body={text(body)}>
      <ButtonLink to={to}>{text(next)}</ButtonLink>
    </EmptyState>
  );
}
