import { Button, Input, NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Gender } from '#contract/profiles/fields.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { addressOf, ageLimits, everyone, type MemberSearch, searchOf } from '../state/member-search.ts';
import { useCountries } from '../state/use-countries.ts';
import styles from './search-form.module.css';

const ages = Array.from({ length: ageLimits.oldest - ageLimits.youngest + 1 }, (_, index) =>
  String(ageLimits.youngest + index),
);

const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return query;
};

/**
 * Whom to search for. Sends the browser to the search's address; works as a plain form before the script is there.
 */
export function SearchForm(props: {
  search: MemberSearch;
  /** Whom the search is for when its address does not say. */
  sought: Gender;
  /** Offers "nearest first": for members, whose place is known. */
  withOrder: boolean;
  layout: 'bar' | 'sheet';
  onDone?: () => void;
}) {
  const text = useText();
  const navigate = useNavigate();
  const countries = useCountries();
  const { search, sought, onDone } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone?.();
    void navigate(addressOf(searchOf(queryOf(event.currentTarget))));
  };
  return (
    // A new search is a new form: its fields start from the address.
    <Form
      key={addressOf(search)}
      action="/members"
      onSubmit={submit}
      className={styles[props.layout]}
      role="search"
    >
      <NativeSelect
        name="gender"
        label={text('discovery.gender')}
        defaultValue={search.gender ?? sought}
        data={[
          { value: 'female', label: text('discovery.women') },
          { value: 'male', label: text('discovery.men') },
        ]}
      />
      <NativeSelect
        name="country"
        label={text('discovery.country')}
        defaultValue={search.country ?? ''}
        data={[{ value: '', label: text('discovery.all_countries') }, ...countries]}
      />
      <div>
        <Input.Label labelElement="div" size="md">
          {text('discovery.age')}
        </Input.Label>
        <div className={styles.ages}>
          <NativeSelect
            name="min_age"
            aria-label={text('discovery.min_age')}
            defaultValue={String(search.minAge)}
            data={ages}
          />
          <span aria-hidden="true">–</span>
          <NativeSelect
            name="max_age"
            aria-label={text('discovery.max_age')}
            defaultValue={String(search.maxAge)}
            data={ages}
          />
        </div>
      </div>
      {props.withOrder ? (
        <NativeSelect
          name="order"
          label={text('discovery.order')}
          defaultValue={search.order}
          data={[
            { value: 'active', label: text('discovery.order_active') },
            { value: 'nearest', label: text('discovery.order_nearest') },
          ]}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {text('discovery.search')}
        </Button>
        {addressOf(search) === addressOf(everyone) ? null : (
          <ButtonLink to={addressOf(everyone)} variant="subtle" {...(onDone && { onClick: onDone })}>
            {text('discovery.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
