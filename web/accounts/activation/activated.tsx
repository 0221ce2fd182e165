import { IconDiamond, IconMessageCircle, IconMessageCircleOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { useChats } from '#web/chat/use-chats.ts';
import { MemberGrid } from '#web/discovery/member-grid.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useWelcomeDiscount } from '#web/payments/welcome-discount.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from '../shared/outcome.module.css';
import { NextStepLink, Outcome } from '../shared/outcome.tsx';
import { userQuery, useUser } from '../user.ts';
import memberOverviewStyles from './member-overview.module.css';

const shown = 4;

/** A few members, and a link to all of them (ACC-7). Shows no cards if none are found. */
function MemberOverview() {
  const text = useText();
  const { data } = useQuery(queryFor(searchMembers, { order: 'nearest' }));
  const cards = data?.results.slice(0, shown) ?? [];
  return (
    <section className={memberOverviewStyles.overview} aria-labelledby="all-members">
      <h2 id="all-members" className={memberOverviewStyles.title}>
        {text('accounts.activated.members')}
      </h2>
      <p className={memberOverviewStyles.lead}>{text('accounts.activated.members_hint')}</p>
      <ButtonLink to="/members" size="lg" fullWidth>
        {text('accounts.to_members')}
      </ButtonLink>
      {/* Last, because the cards come after the page: nothing below them moves. */}
      {cards.length > 0 ? (
        <MemberGrid cards={cards} heart={(card) => <LikeButton profile={card} round />} />
      ) : null}
    </section>
  );
}

const againMs = 2000;

/** The state of the message written at sign-up; polled while it waits, because the result comes soon. */
function useFirstMessage(): CurrentUser['first_message'] {
  const { data } = useQuery({
    ...userQuery(),
    refetchInterval: ({ state }) => (state.data?.user?.first_message === 'waiting' ? againMs : false),
  });
  return data?.user?.first_message ?? null;
}

/** Says whether the first message was delivered, or that it was answered meanwhile (ACC-6). */
function DeliveredMessage() {
  const text = useText();
  const own = useUser()?.id;
  const first = useChats().find(
    ({ last_message }) => last_message !== null && last_message.kind !== 'system',
  );
  const state = useFirstMessage();
  if (state === 'not_sent')
    return (
      <NextStepLink
        to="/members"
        mark={<IconMessageCircleOff size={28} aria-hidden />}
        name={text('accounts.activated.not_delivered')}
        hint={text('accounts.activated.not_delivered_hint')}
      />
    );
  if (!first) return null;
  const { name } = first.profile;
  const isAnswered = first.last_message?.sender !== own;
  return (
    <NextStepLink
      to={`/chats/${first.conversation}`}
      mark={<IconMessageCircle size={28} aria-hidden />}
      name={text(isAnswered ? 'accounts.activated.answered' : 'accounts.activated.delivered', { name })}
      hint={text(isAnswered ? 'accounts.activated.answered_hint' : 'accounts.activated.delivered_hint')}
    />
  );
}

function Premium() {
  const text = useText();
  const discount = useWelcomeDiscount();
  return (
    <NextStepLink
      to="/premium"
      mark={<IconDiamond size={28} aria-hidden />}
      name={text('accounts.activated.premium')}
      hint={text('accounts.activated.premium_hint')}
      badge={
        discount === null ? null : (
          <Pill tone="primary">{text('accounts.activated.discount', { discount })}</Pill>
        )
      }
    />
  );
}

/**
 * The account is active: links to the profile, premium and all members. A browser without a session gets a
 * link to log in (ACC-7).
 */
export function Activated() {
  const text = useText();
  const user = useUser();
  const wallet = useWallet();
  if (user === null)
    return (
      <Outcome
        picture="match"
        title={text('accounts.activated.title')}
        body={text('accounts.activated.body_visitor')}
        next={{ to: '/login', label: text('accounts.log_in') }}
      />
    );
  return (
    <Outcome picture="match" title={text('accounts.activated.title')} body={text('accounts.activated.body')}>
      <div className={styles.cards}>
        <DeliveredMessage />
        <NextStepLink
          to="/profile"
          mark={<Picture image={user.profile.main_image} name={user.profile.name} alt="" size="thumb" />}
          name={user.profile.name}
          hint={text('accounts.activated.profile')}
        />
        {wallet?.paid_user ? null : <Premium />}
      </div>
      <MemberOverview />
    </Outcome>
  );
}
