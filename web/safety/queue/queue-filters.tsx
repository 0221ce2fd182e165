import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { locales } from '#contract/kit/locale.ts';
import { complaintSubjects } from '#contract/safety/complaint.ts';
import { reportReasons } from '#contract/safety/report-reason.ts';
import { queueAges, queueDues, queueKinds, queueOwners, queueSorts } from '#contract/safety/search-queue.ts';
import lists from '#web/operators/console.module.css';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import styles from './queue.module.css';
import { filtersIn } from './queue-filter.ts';

type Choice = readonly [value: string, label: string];

/** Links that choose a kind. The other filters stay. */
export function QueueKinds() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('kind') ?? '';
  return (
    <fieldset className={styles.kinds}>
      <legend className={lists.unseen}>{text('safety.queue.kinds')}</legend>
      <div className={`${lists.desk} ${lists.scroll}`}>
        {(['', ...queueKinds] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen === kind}
            onClick={() => {
              const next = new URLSearchParams(search);
              next.delete('why');
              if (kind === '') next.delete('kind');
              else next.set('kind', kind);
              setSearch(next);
            }}
          >
            {text(kind === '' ? 'safety.queue.kind.all' : `safety.queue.kind.${kind}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The filters of the queue. Each applies at once, and the address of the page holds them. */
export function QueueFilters({ sites }: { sites: ReadonlyArray<{ id: number; host: string }> }) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const select = (name: string, label: string, choices: readonly Choice[], every?: string) => (
    <NativeSelect
      label={label}
      value={search.get(name) ?? ''}
      data={[
        ...(every === undefined ? [] : [{ value: '', label: every }]),
        ...choices.map(([value, shown]) => ({ value, label: shown })),
      ]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  );
  const every = text('safety.queue.every');
  const kind = search.get('kind');
  const whys: readonly Choice[] = [
    ...(kind === null || kind === 'reports' || kind === 'appeals'
      ? reportReasons.map((reason) => [reason, text(`safety.reason.${reason}`)] as const)
      : []),
    ...(kind === null || kind === 'reports'
      ? []
      : complaintSubjects.map((one) => [one, text(`safety.complaint.subject_of.${one}`)] as const)),
  ];
  const unique = whys.filter(([value], index) => whys.findIndex(([other]) => other === value) === index);
  return (
    <search>
      <div className={styles.filters}>
        <FilterFold count={filtersIn(search)}>
          {select(
            'owner',
            text('safety.queue.owner'),
            queueOwners.map((one) => [one, text(`safety.queue.owner.${one}`)]),
            every,
          )}
          {select('why', text('safety.queue.why'), unique, every)}
          {select(
            'due',
            text('safety.queue.due'),
            queueDues.map((one) => [one, text(`safety.queue.due.${one}`)]),
            every,
          )}
          {select(
            'age',
            text('safety.queue.age'),
            queueAges.map((one) => [one, text(`safety.queue.age.${one}`)]),
            every,
          )}
          {select(
            'language',
            text('safety.queue.language'),
            locales.map((one) => [one, languageNames[one]]),
            every,
          )}
          {sites.length < 2
            ? null
            : select(
                'site',
                text('safety.queue.site'),
                sites.map(({ id, host }) => [String(id), host]),
                every,
              )}
          {select(
            'sort',
            text('safety.queue.sort'),
            queueSorts.map((one) => [one === 'urgent' ? '' : one, text(`safety.queue.sort.${one}`)]),
          )}
        </FilterFold>
      </div>
    </search>
  );
}
