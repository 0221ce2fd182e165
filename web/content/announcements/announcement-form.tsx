import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeAnnouncement } from '#contract/content/announcements/make-announcement.ts';
import { type Locale, locales } from '#contract/kit/locale.ts';
import styles from '#web/operators/console-house.module.css';
import { PhoneFold } from '#web/operators/phone-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const makeMutation = () => mutationFor(makeAnnouncement);

const fields = [
  'site',
  'link',
  'starts_at',
  'ends_at',
  ...locales.flatMap((language) => [`short_${language}`, `body_${language}`]),
];

/** The moment of a local date and time, or null if none was typed. */
const momentOf = (typed: string | undefined): string | null =>
  typed === undefined || typed === '' ? null : new Date(typed).toISOString();

/** The call that the fields mean. A language without any words is left out. */
const inputOf = (typed: Readonly<Record<string, string>>) => ({
  site: typed.site === '' ? null : Number(typed.site),
  link: typed.link === '' ? null : typed.link,
  starts_at: momentOf(typed.starts_at),
  ends_at: momentOf(typed.ends_at) ?? '',
  texts: locales.flatMap((language) => {
    const [short = '', body = ''] = [typed[`short_${language}`], typed[`body_${language}`]];
    return short.trim() === '' && body.trim() === '' ? [] : [{ language, short, body }];
  }),
});

function Words(props: { language: Locale; errorOf: (name: 'short' | 'body') => string | undefined }) {
  const { language, errorOf } = props;
  const text = useText();
  return (
    <fieldset className={styles.words} lang={language}>
      <legend>{languageNames[language]}</legend>
      <TextInput
        label={text('content.announcements.short')}
        name={`short_${language}`}
        maxLength={40}
        error={errorOf('short')}
      />
      <TextInput
        label={text('content.announcements.body')}
        name={`body_${language}`}
        maxLength={300}
        error={errorOf('body')}
      />
    </fieldset>
  );
}

interface Sites {
  readonly sites: ReadonlyArray<{ readonly site: number; readonly host: string }>;
}

/** The site, the link and the period of an announcement. */
function SiteAndPeriod({ sites, errorOf }: Sites & { errorOf: (name: string) => string | undefined }) {
  const text = useText();
  return (
    <div className={`${styles.two} ${styles.level}`}>
      <NativeSelect
        label={text('content.texts.for_site')}
        name="site"
        data={[
          { value: '', label: text('content.texts.all_sites') },
          ...sites.map(({ site, host }) => ({ value: String(site), label: host })),
        ]}
      />
      <TextInput
        label={text('content.announcements.link')}
        description={text('content.announcements.link_what')}
        name="link"
        placeholder="/pages/faq"
        error={errorOf('link')}
      />
      <TextInput
        type="datetime-local"
        label={text('content.announcements.starts')}
        description={text('content.texts.from_empty')}
        name="starts_at"
        error={errorOf('starts_at')}
      />
      <TextInput
        type="datetime-local"
        label={text('content.announcements.ends')}
        description={text('content.announcements.ends_what')}
        name="ends_at"
        error={errorOf('ends_at')}
      />
    </div>
  );
}

/** Form for an announcement: its words in each language, its site and its period. */
export function AnnouncementForm({ sites }: Sites) {
  const text = useText();
  const queries = useQueryClient();
  // The languages of the last call, because errors name the place of a text in it.
  const [sent, setSent] = useState<readonly Locale[]>([]);
  const [languages, setLanguages] = useState<readonly Locale[]>(locales.slice(0, 1));
  const form = useCallForm({
    domain: 'content',
    schema: makeAnnouncement.input,
    mutation: makeMutation(),
    fields,
    prepare(typed) {
      const input = inputOf(typed);
      setSent(input.texts.map(({ language }) => language));
      return input;
    },
    async onDone() {
      form.formProps.ref.current?.reset();
      toast({ tone: 'success', text: text('content.announcements.announced') });
      await queries.invalidateQueries();
    },
  });
  const others = locales.filter((language) => !languages.includes(language));
  return (
    <PhoneFold label={text('content.announcements.new')} icon={null}>
      <Panel className={styles.part}>
        <h2 className={styles.heading}>{text('content.announcements.new')}</h2>
        <form className={styles.form} {...form.formProps}>
          <SiteAndPeriod sites={sites} errorOf={form.errorOf} />
          <p className={styles.quiet}>{text('content.announcements.languages_what')}</p>
          {languages.map((language) => (
            <Words
              key={language}
              language={language}
              errorOf={(name) => form.errorOf(`texts.${sent.indexOf(language)}.${name}`)}
            />
          ))}
          {others.length === 0 ? null : (
            <div className={styles.buttons}>
              {others.map((language) => (
                <Button
                  key={language}
                  size="sm"
                  variant="default"
                  onClick={() => setLanguages([...languages, language])}
                >
                  + {languageNames[language]}
                </Button>
              ))}
            </div>
          )}
          {form.errorOf('texts') === undefined && form.failure === null ? null : (
            <Alert color="red" variant="light" role="alert">
              {form.errorOf('texts') ?? form.failure}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button type="submit" loading={form.busy}>
              {text('content.announcements.announce')}
            </Button>
          </div>
        </form>
      </Panel>
    </PhoneFold>
  );
}
