import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
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
 * Asks a visitor from a link with traffic tags whether we may keep them (MEET-9, GDPR-11). Others are not
 * asked, and nobody twice. Plain HTML, for pages without script. `isAsked` is false for members and in the
 * console. `isKnown`: whether the server saw a choice.
 */
export function SourceQuestion({ isAsked, isKnown }: { isAsked: boolean; isKnown: boolean }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const tags = useTags();
  const { isChosen, tellChosen } = useChosenSource(isKnown);
  const { mutate, isPending } = useMutation({ ...chooseSourceMutation(), onSuccess: tellChosen });
  if (!isAsked || isChosen || pathname === '/cookie-choice' || Object.keys(tags).length === 0) return null;

  const choose = (event: FormEvent) => {
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute('value') : null;
    if (pressed !== 'accept' && pressed !== 'decline') return;
    event.preventDefault();
    if (!isPending) mutate({ choice: pressed, ...tags });
  };

  return (
    <aside className={styles.bar} aria-label={text('tracking.choice.link')} data-source-question>
      <form method="post" action="/cookie-choice" className={styles.inner} onSubmit={choose}>
        <input type="hidden" name="to" value={`${pathname}${search}`} />
        {Object.entries(tags).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={styles.words}>
          <strong>{text('tracking.choice.question')}</strong> {text('tracking.choice.why')}{' '}
          <a href="/cookie-choice">{text('tracking.choice.more')}</a>
        </p>
        <ChoiceButtons />
      </form>
    </aside>
  );
}
