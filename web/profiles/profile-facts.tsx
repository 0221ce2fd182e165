import {
  IconEye,
  IconFeather,
  IconHeart,
  IconHeartHandshake,
  IconMasksTheater,
  IconScissors,
  IconTargetArrow,
  IconYoga,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import type { Interest } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { interestIcons } from './interests/interest-icons.ts';
import interestListStyles from './interests/interest-list.module.css';
import styles from './profile-facts.module.css';
import promptStyles from './prompt-list.module.css';

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);

const icons = {
  signup_reason: IconTargetArrow,
  relationship_status: IconHeartHandshake,
  sexuality: IconHeart,
  body_type: IconYoga,
  hair_color: IconScissors,
  eye_color: IconEye,
  tattoos: IconFeather,
} as const;

/** The order on the page: first the wishes of the member, then the looks. */
const order = [
  'signup_reason',
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;

interface Fact {
  readonly name: (typeof order)[number];
  /** Null if the value says it all. */
  readonly label: string | null;
  readonly value: string;
}

/** The answered fields that the site shows, each with its icon (PROF-1). Renders nothing if there is none. */
export function FactList({ member }: { member: MemberProfile }) {
  const text = useText();
  const { visible_profile_fields } = useSettings();
  const facts = order
    .filter((name) => visible_profile_fields.includes(name))
    .flatMap((name): Fact[] => {
      if (!isAttribute(name))
        return [{ name, label: null, value: text(`profiles.sexuality.${member.sexuality}`) }];
      const value = member.attributes[name];
      return value === null
        ? []
        : [{ name, label: text(`profiles.attribute.${name}`), value: text(`profiles.${name}.${value}`) }];
    });
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{text('profiles.facts_title')}</h2>
      <ul className={styles.facts}>
        {facts.map(({ name, label, value }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <Icon size={20} aria-hidden className={styles.icon} />
              <span>
                {label === null ? null : <span className={styles.label}>{label}</span>}
                <span className={styles.value}>{value}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Interests, each with its icon. Those that both members have can be marked. */
export function InterestList({
  interests,
  marked = false,
}: {
  interests: readonly Interest[];
  marked?: boolean;
}) {
  const text = useText();
  return (
    <ul className={interestListStyles.list}>
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <li key={interest} className={interestListStyles.item} data-marked={marked}>
            <Icon size={18} aria-hidden className={interestListStyles.icon} />
            {text(`sites.interest.${interest}`)}
          </li>
        );
      })}
    </ul>
  );
}

/** The sentences that a member finished, each a card (PROF-10). `heart` likes one of them. */
export function PromptList(props: {
  prompts: readonly PromptAnswer[];
  heart?: ((prompt: PromptAnswer) => ReactNode) | undefined;
}) {
  const text = useText();
  return props.prompts.map((prompt) => (
    <section key={prompt.question} className={promptStyles.prompt}>
      <h2 className={promptStyles.question}>{text(`profiles.prompt.${prompt.question}`)}</h2>
      <p className={promptStyles.answer}>{prompt.answer}</p>
      {props.heart ? <span className={promptStyles.heart}>{props.heart(prompt)}</span> : null}
    </section>
  ));
}

/** Explains in one sentence what a fictional profile is, on its page (PROF-2, FIC-3). */
export function FictionalNotice() {
  const text = useText();
  return (
    <p className={styles.notice}>
      <IconMasksTheater size={24} aria-hidden className={styles.icon} />
      <span>{text('sites.fictional.warning')}</span>
    </p>
  );
}
