import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { type ItemFilter, itemAges, itemFilter, itemOwners } from '#contract/operators/item-owner.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FilterFold } from './filter-fold.tsx';
import styles from './item-owner.module.css';

/** A filter of one list alone, such as the kind of a difference. */
interface OwnFilter<Value extends string> {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: ReadonlyArray<readonly [value: Value, label: string]>;
}

/** The filters in the address of the page. An unknown value is left out. */
export function itemFilterOf(search: URLSearchParams): ItemFilter {
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(itemFilter)) {
    const read = z.safeParse(schema, search.get(name) ?? undefined);
    if (read.success && read.data !== undefined) known[name] = read.data;
  }
  return z.parse(z.object(itemFilter), known);
}

/** The value of a list's own filter in the address; undefined for an unknown value. */
export const choiceIn = <Value extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === search.get(name));

/**
 * The filters of a list with owners: owner, age, order, and those of the list. Each applies at once, and the address
 * of the page holds them (SAFE-10).
 */
export function ItemFilters<Value extends string>(props: {
  own?: OwnFilter<Value>;
  /** The order of the list without a choice. */
  first: 'newest' | 'oldest';
  /** The number of items that pass; undefined while the list is on its way. */
  matching: { readonly number: number; readonly more: boolean } | undefined;
}) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const { own, first, matching } = props;
  const select = (name: string, label: string, choices: ReadonlyArray<readonly [string, string]>) => (
    <NativeSelect
      label={label}
      value={search.get(name) ?? choices[0]?.[0] ?? ''}
      data={choices.map(([value, shown]) => ({ value, label: shown }))}
      onChange={({ currentTarget: { value } }) => {
        const next = new URLSearchParams(search);
        if (value === (choices[0]?.[0] ?? '')) next.delete(name);
        else next.set(name, value);
        setSearch(next, { replace: true });
      }}
    />
  );
  const every = ['', text('safety.queue.every')] as const;
  const orders = first === 'newest' ? (['newest', 'oldest'] as const) : (['oldest', 'newest'] as const);
  const names = ['owner', 'age', ...(own === undefined ? [] : [own.name])];
  return (
    <search>
      <div className={styles.filters}>
        <FilterFold count={names.filter((name) => search.has(name)).length}>
          {select('owner', text('safety.queue.owner'), [
            every,
            ...itemOwners.map((one) => [one, text(`safety.queue.owner.${one}`)] as const),
          ])}
          {own === undefined ? null : select(own.name, own.label, [every, ...own.choices])}
          {select('age', text('safety.queue.age'), [
            every,
            ...itemAges.map((one) => [one, text(`safety.queue.age.${one}`)] as const),
          ])}
          {select(
            'sort',
            text('safety.queue.sort'),
            orders.map((one) => [one, text(`safety.queue.sort.${one}`)] as const),
          )}
        </FilterFold>
      </div>
      <p role="status" className={styles.number}>
        {matching === undefined
          ? ' '
          : text(matching.more ? 'safety.queue.matching_more' : 'safety.queue.matching', {
              number: matching.number,
            })}
      </p>
    </search>
  );
}
