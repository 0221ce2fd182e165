import { useQuery } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { getMemberProfile } from '#contract/profiles/get-member-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

const attributeNames = [
  'signup_reason',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;

/** The profile text as others read it, and the fields that the member filled in. */
export function ProfileSection({ member }: { member: Id }) {
  const text = useText();
  const query = useQuery(queryFor(getMemberProfile, { member }));
  return (
    <MemberSection title={text('accounts.desk.profile')} query={query}>
      {({ profile }) => {
        if (profile === null) return <Nothing>{text('accounts.desk.profile_none')}</Nothing>;
        const facts = [
          {
            name: text('accounts.desk.place'),
            value: [profile.place, profile.region, profile.country]
              .filter((part) => part !== null)
              .join(', '),
          },
          {
            name: text('profiles.facts_title'),
            value: [
              text(`profiles.sexuality.${profile.sexuality}`),
              ...attributeNames.flatMap((name) =>
                profile[name] === null ? [] : [text(`profiles.${name}.${profile[name]}`)],
              ),
            ].join(' · '),
          },
          {
            name: text('accounts.desk.interests'),
            value: profile.interests.map((one) => text(`sites.interest.${one}`)).join(' · '),
          },
        ].filter(({ value }) => value !== '');
        return (
          <>
            {profile.about === null ? (
              <Nothing>{text('accounts.desk.profile_none')}</Nothing>
            ) : (
              <p className={styles.words}>{profile.about}</p>
            )}
            {profile.prompts.map(({ question, answer }) => (
              <div key={question} className={styles.item}>
                <span className={styles.quiet}>{text(`profiles.prompt.${question}`)}</span>
                <span className={styles.words}>{answer}</span>
              </div>
            ))}
            <dl className={styles.dl}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        );
      }}
    </MemberSection>
  );
}
