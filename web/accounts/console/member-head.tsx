import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConsoleMember } from '#contract/accounts/console/get-console-member.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LogOutMember } from './log-out-member.tsx';
import { MailMember } from './mail-member.tsx';
import styles from './member-desk.module.css';
import { MemberStatePill } from './member-state-pill.tsx';
import { memberPhotoAddress } from './photos-section.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** The acts on a member. An erased member has none, and a fictional profile has no login and no mailbox. */
function Acts({ member }: { member: ConsoleMember }) {
  const text = useText();
  const { member: id, name, site, language, state, fictional } = member;
  if (state === 'erased') return null;
  return (
    <div className={styles.buttons}>
      <ButtonLink to={`/console/cases/new?member=${id}`} variant="light">
        {text('accounts.desk.open_case')}
      </ButtonLink>
      {fictional ? null : (
        <>
          <MailMember member={id} name={name} host={site.host} language={language} />
          {state === 'unconfirmed' ? <ResendConfirmation member={id} /> : null}
          <LogOutMember member={id} />
        </>
      )}
    </div>
  );
}

/** Name, state and main facts of the member, with the acts. */
export function MemberHead({ member }: { member: ConsoleMember }) {
  const text = useText();
  const intl = useIntl();
  const [isBroken, setBroken] = useState(false);
  const { member: id, name, age, gender, fictional, language, site, main_photo, strikes } = member;
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  const reads =
    language === null ? null : (intl.formatDisplayName(language, { type: 'language' }) ?? language);
  return (
    <>
      <div className={styles.head}>
        {main_photo === null || isBroken ? null : (
          <span className={styles.portrait}>
            <img
              src={memberPhotoAddress(id, main_photo, 'small')}
              alt=""
              width={96}
              height={96}
              onError={() => setBroken(true)}
            />
          </span>
        )}
        <div className={styles.who}>
          <h1>
            {name === null ? (
              text('accounts.desk.erased_member')
            ) : (
              <ProfileName card={{ name, fictional, ...(age !== null && { age }) }} />
            )}
          </h1>
          <p className={styles.facts}>
            <MemberStatePill state={member.state} />
            <span>{site.host}</span>
            {gender === null ? null : <span>{text(`profiles.gender.${gender}`)}</span>}
            {reads === null ? null : <span>{text('accounts.desk.reads', { language: reads })}</span>}
            <span>{text('accounts.desk.since', { date: day(member.joined_at) })}</span>
            {member.last_active_at === null ? null : (
              <span>{text('accounts.desk.last_active', { date: day(member.last_active_at) })}</span>
            )}
            <span>{text('accounts.desk.strikes', { number: strikes })}</span>
            <span className={styles.number}>{text('operators.member_number', { number: String(id) })}</span>
            {member.address === null ? null : (
              <a href={member.address} target="_blank" rel="noreferrer">
                {text('accounts.desk.profile_link')}
              </a>
            )}
          </p>
        </div>
        <Acts member={member} />
      </div>
      {member.erased_at === null ? null : (
        <p className={styles.notice}>{text('accounts.desk.erased', { date: day(member.erased_at) })}</p>
      )}
      {member.erase_at === null ? null : (
        <p className={styles.notice}>{text('accounts.desk.deleting', { date: day(member.erase_at) })}</p>
      )}
    </>
  );
}
