import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { chooseSource } from '#contract/tracking/choose-source.ts';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './source-question.module.css';
import { rememberedTags, tagsOf } from './traffic-tags.ts';
import { useChosenSource } from './use-chosen-source.ts';

const chooseSourceMutation = () => mutationFor(chooseSource, { idempotent: true });

const textOf = (tags: object) => new URLSearchParams({ ...tags }).toString();
const remembered = () => textOf(rememberedTags());

/** Returns the tags of the page, else those stored in the tab, which the server does not know. */
function useTags() {
  const here = tagsOf(new URLSearchParams(useLocation().search));
  const before = useBrowserValue(remembered, '');
  return Object.keys(here).length > 0 ? here : tagsOf(new URLSearchParams(before));
}

/**
 * Asks somebody who signs up and came by a link with traffic tags whether we may keep them (MEET-9, GDPR-11).
 * It is part of the last step of the sign-up, so that no second notice covers the page of a tagged link.
 * Others are not asked, and nobody twice. No answer means that nothing is kept.
 */
export function SourceQuestion() {
  const text = useText();
  const tags = useTags();
  const { isChosen, tellChosen } = useChosenSource(false);
  const { mutate, isPending } = useMutation({ ...chooseSourceMutation(), onSuccess: tellChosen });
  if (isChosen || Object.keys(tags).length === 0) return null;
  const choose = (choice: 'accept' | 'decline') => {
    if (!isPending) mutate({ choice, ...tags });
  };
  return (
    <fieldset className={styles.question} aria-label={text('tracking.choice.link')} data-source-question>
      <p className={styles.words}>
        <strong>{text('tracking.choice.question')}</strong> {text('tracking.choice.why')}{' '}
        <a href="/cookie-choice">{text('tracking.choice.more')}</a>
      </p>
      <ChoiceButtons choose={choose} />
    </fieldset>
  );
}
