import { IconSearch } from '@tabler/icons-react';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { TagFields } from '#web/tracking/tag-fields.tsx';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import styles from './question-search.module.css';
import questionsScript from './questions.js?url';
import { longestQuery } from './text-search.ts';

/**
 * Searches the questions with a plain form that works without script. `questions.js` sends the same request
 * while the visitor types, and replaces the parts with `data-found`.
 */
export function QuestionSearch({ query, found }: { query: string; found: number }) {
  const text = useText();
  const all = useTaggedPath('/pages/faq');
  return (
    <search className={styles.search}>
      <form action="/pages/faq" method="get" data-questions className={styles.form}>
        <TagFields />
        <label htmlFor="question">{text('content.faq.search')}</label>
        <input
          id="question"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">
          <IconSearch size={20} aria-hidden />
          {text('content.faq.find')}
        </button>
      </form>
      <div className={styles.outcome} role="status" data-found="outcome">
        {query === '' ? null : (
          <>
            {found > 0 ? (
              <p>{text('content.faq.found', { found, query })}</p>
            ) : (
              <p>
                <RichText
                  id="content.faq.none"
                  values={{
                    query,
                    service: (parts) => <a href="/pages/service">{parts}</a>,
                    complaints: (parts) => <a href="/complaints">{parts}</a>,
                  }}
                />
              </p>
            )}
            <a href={all}>{text('content.faq.all')}</a>
          </>
        )}
      </div>
      <script src={questionsScript} defer />
    </search>
  );
}
