import { IconGift, IconHeart, IconMessageCircle, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import type { OpenPhoto, ShownPhoto } from '#contract/photos/shown-photo.ts';
import { getMember, type MemberProfile } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { InvisibleNotice } from '#web/accounts/invisible-notice.tsx';
import { SignUpButton, SignUpLink } from '#web/accounts/sign-up-link.tsx';
import { useUser } from '#web/accounts/user.ts';
import { GiftButton } from '#web/chat/gift-button.tsx';
import { WritingHint } from '#web/chat/writing-hint.tsx';
import { RelatedMembers } from '#web/discovery/related-members.tsx';
import { LikeButton } from '#web/likes/like-button.tsx';
import { LikeSeen } from '#web/likes/like-seen.tsx';
import { PartHeart } from '#web/likes/part-heart.tsx';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { BlockedNotice } from '../blocked-notice.tsx';
import { FictionalHiddenNote } from '../fictional-hidden-note.tsx';
import { MemberPhotos, PhotoViewer } from '../photos/photo-viewer.tsx';
import { FictionalNotice } from '../profile-facts.tsx';
import { ProfileSections } from '../profile-sections.tsx';
import { useFictionalChoice } from '../use-fictional-choice.ts';
import { ProfileFrame, useIsMoving } from './profile-frame.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const memberQuery = (id: Id) => queryFor(getMember, { id });

const memberCardQuery = (id: Id) => queryFor(getMemberCard, { id });

/** Null for an invalid member id such as `/members/abc`. */
const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

/** Whether the visitor's network saw its number of different members today (SAFE-9). */
const isLimited = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'visitor_limit';

/**
 * Not every site shows its members to visitors. On such a site, and from the likes, the loader redirects
 * visitors to the login.
 */
const load = pageLoader(async ({ queryClient, params, user, url }) => {
  const id = idOf(params.id) ?? 0;
  const toLogin = redirect(`/login?to=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
  if (user === null && !url.pathname.startsWith('/members/')) throw toLogin;
  try {
    if (user) await queryClient.fetchQuery(memberQuery(id));
    else await queryClient.fetchQuery(memberCardQuery(id));
  } catch (error) {
    if (isLimited(error)) return;
    throw user === null && error instanceof ApiProblem && error.status === 404 ? toLogin : error;
  }
});

export function loader(args: LoaderFunctionArgs) {
  if (idOf(args.params.id) === null) throw new Response(null, { status: 404 });
  return load(args);
}

function Actions({ member }: { member: MemberProfile }) {
  const text = useText();
  return (
    <div className={styles.actions}>
      <LikeButton profile={member} />
      <ButtonLink to={`/members/${member.id}/chat`} leftSection={<IconMessageCircle size={20} aria-hidden />}>
        {text('profiles.message')}
      </ButtonLink>
      <GiftButton profile={member} />
    </div>
  );
}

/**
 * The actions on a member. The own profile has none, and a blocked or hidden profile offers only the way
 * back.
 */
function MemberActions({ member, own, blocked }: { member: MemberProfile; own: boolean; blocked: boolean }) {
  const text = useText();
  const { hidden } = useFictionalChoice();
  if (own)
    return (
      <div className={styles.own}>
        <p className={styles.empty}>{text('profiles.own')}</p>
        <ButtonLink to="/profile" variant="light" leftSection={<IconPencil size={20} aria-hidden />}>
          {text('profiles.own_edit')}
        </ButtonLink>
      </div>
    );
  if (member.fictional && hidden) return <FictionalHiddenNote place="profile" />;
  if (blocked) return <BlockedNotice card={member} />;
  return (
    <>
      <Actions member={member} />
      <WritingHint profile={member} />
    </>
  );
}

/** The hearts on single photos and answers of a member (LIKE-1). */
function usePartHearts(member: MemberProfile) {
  const text = useText();
  const { name } = member;
  return {
    photo: (photo: OpenPhoto, number: number) => (
      <PartHeart profile={member} about={{ photo }} label={text('likes.like_photo', { name, number })} />
    ),
    prompt: (prompt: PromptAnswer) => (
      <PartHeart
        profile={member}
        about={{ prompt }}
        label={text('likes.like_answer', { name, question: text(`profiles.prompt.${prompt.question}`) })}
      />
    ),
  };
}

function Profile({ member, blocked }: { member: MemberProfile; blocked: boolean }) {
  const text = useText();
  const user = useUser();
  const { hidden } = useFictionalChoice();
  const own = user?.id === member.id;
  const mayAct = !own && !blocked && !(member.fictional && hidden);
  const hearts = usePartHearts(member);
  const [arrives] = useState(useIsMoving());
  return (
    <ProfileFrame
      card={member}
      distance={member.distance_band}
      photoCount={member.photos.length}
      photos={
        <MemberPhotos
          key={member.id}
          member={member}
          own={own}
          blocked={blocked}
          arrives={arrives}
          heart={mayAct ? hearts.photo : undefined}
        />
      }
      menu={own ? null : <ProfileMenu card={member} blocked={blocked} />}
      actions={mayAct}
    >
      {member.fictional ? <FictionalNotice /> : null}
      <MemberActions member={member} own={own} blocked={blocked} />
      {own ? <InvisibleNotice /> : null}
      <ProfileSections
        member={member}
        noAbout={text(own ? 'profiles.no_about_own' : 'profiles.no_about')}
        heart={mayAct ? hearts.prompt : undefined}
      />
    </ProfileFrame>
  );
}

/**
 * The page for a visitor: name, age, region and a small main image. Everything else needs an account
 * (PROF-6).
 */
function VisitorPage({ id }: { id: number }) {
  const text = useText();
  const { data, error, refetch } = useQuery(memberCardQuery(id));
  return (
    <>
      <PageTitle title={text('profiles.title')} />
      {data ? <VisitorProfile card={data.card} photos={data.photos} /> : null}
      {!data && error ? (
        <Page>
          {isLimited(error) ? (
            <VisitorLimit id={id} />
          ) : (
            <ErrorState error={error} retry={() => void refetch()} />
          )}
        </Page>
      ) : null}
      {!data && !error ? <ProfileSkeleton /> : null}
    </>
  );
}

/** Invites a visitor who saw many members today to sign up. */
function VisitorLimit({ id }: { id: number }) {
  const text = useText();
  return (
    <EmptyState picture="match" title={text('discovery.limit')} body={text('discovery.limit_body')}>
      <SignUpButton size="lg">{text('discovery.sign_up')}</SignUpButton>
      <ButtonLink to={`/login?to=/members/${id}`} variant="subtle">
        {text('discovery.log_in')}
      </ButtonLink>
    </EmptyState>
  );
}

/** A profile for a visitor: every action leads to the sign-up, with this member as the target. */
function VisitorProfile({ card, photos }: { card: ProfileCard; photos: ShownPhoto[] }) {
  const text = useText();
  const { name, main_image } = card;
  return (
    <ProfileFrame
      card={card}
      distance={null}
      photoCount={photos.length}
      actions
      photos={
        <PhotoViewer
          member={{ name, main_image, photos }}
          unlock={(_photo, className, content) => (
            <SignUpLink
              member={card}
              className={className}
              aria-label={text('profiles.locked_photo_visitor')}
            >
              {content}
            </SignUpLink>
          )}
        />
      }
    >
      {card.fictional ? <FictionalNotice /> : null}
      <div className={styles.actions}>
        <SignUpButton member={card} variant="light" leftSection={<IconHeart size={20} aria-hidden />}>
          {text('likes.like_short')}
        </SignUpButton>
        <SignUpButton member={card} leftSection={<IconMessageCircle size={20} aria-hidden />}>
          {text('profiles.message')}
        </SignUpButton>
        <SignUpButton member={card} variant="light" leftSection={<IconGift size={20} aria-hidden />}>
          {text('chat.gift_short')}
        </SignUpButton>
      </div>
      <section className={styles.more}>
        <h2 className={styles.title}>{text('profiles.visitor.more', { name })}</h2>
        <p>{text('profiles.visitor.why')}</p>
        <p className={styles.empty}>
          {text('profiles.visitor.have_account')}{' '}
          <Link to={`/login?to=/members/${card.id}`}>{text('shell.login')}</Link>
        </p>
      </section>
    </ProfileFrame>
  );
}

/** A member's page for another member (PROF-2): /members/{id}, and /likes/m/{id} from the likes. */
export default function ProfilePage() {
  const id = idOf(useParams().id) ?? 0;
  return useUser() ? <MemberPage id={id} /> : <VisitorPage id={id} />;
}

const heartOf = (card: ProfileCard) => <LikeButton profile={card} round />;

function MemberPage({ id }: { id: number }) {
  const text = useText();
  const user = useUser();
  const { hidden } = useFictionalChoice();
  const { data, error, refetch } = useQuery(memberQuery(id));
  const isMet = data !== undefined && !data.blocked && !(data.member.fictional && hidden);
  return (
    <>
      <PageTitle title={text('profiles.title')} />
      {isMet ? <LikeSeen profile={data.member.id} /> : null}
      {data ? <Profile key={id} member={data.member} blocked={data.blocked} /> : null}
      {isMet && data.member.id !== user?.id ? (
        <Page>
          <RelatedMembers member={data.member.id} heart={heartOf} />
        </Page>
      ) : null}
      {!data && error ? (
        <Page>
          <ErrorState error={error} retry={() => void refetch()} />
        </Page>
      ) : null}
      {!data && !error ? <ProfileSkeleton /> : null}
    </>
  );
}
