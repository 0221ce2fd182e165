import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Criteria, distanceBands } from '#contract/discovery/criteria.ts';
import { type LookingFor, lookingFor } from '#contract/profiles/fields.ts';
import { type SearchField, searchFieldsFor } from '#contract/sites/settings.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { regionsQuery } from '#web/sites/places.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { AgeSlider } from './age-slider.tsx';
import { MoreFields } from './more-fields.tsx';
import styles from './search-fields.module.css';
import { SetPlace, useHasPosition } from './set-place.tsx';
import { genderTexts } from './start-text.ts';
import { Toggle } from './toggle.tsx';

/** Choice of the distance in kilometres. The searcher needs a position first (DISC-7). */
function DistanceField(props: { criteria: Criteria; onChange: (criteria: Criteria) => void }) {
  const text = useText();
  const positioned = useHasPosition(true);
  const { criteria, onChange } = props;
  const chosen = (value: string) => distanceBands.find((band) => String(band) === value);
  if (!positioned) {
    return (
      <div>
        <p className={styles.legend}>{text('discovery.distance')}</p>
        <p className={styles.hint}>{text('discovery.place_first')}</p>
        <SetPlace>
          {(open) => (
            <Button variant="light" aria-haspopup="dialog" onClick={open}>
              {text('discovery.set_place')}
            </Button>
          )}
        </SetPlace>
      </div>
    );
  }
  return (
    <NativeSelect
      name="distance"
      label={text('discovery.distance')}
      value={String(criteria.distance ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ ...criteria, distance: chosen(value) })}
      data={[
        { value: '', label: text('discovery.any_distance') },
        ...distanceBands.map((band) => ({
          value: String(band),
          label: text('discovery.within', { distance: band }),
        })),
      ]}
    />
  );
}

export interface FieldsProps {
  readonly criteria: Criteria;
  /** The gender that the search uses by default. */
  readonly sought: LookingFor;
  /** Whether the searcher is a member, who may have a position. */
  readonly member: boolean;
  /** Whether the search is for newcomers. They are real, and their online status is not yet known. */
  readonly ofNewcomers?: boolean;
  readonly onChange: (criteria: Criteria) => void;
}

function Place({ criteria, onChange, withRegion }: FieldsProps & { withRegion: boolean }) {
  const text = useText();
  const countries = useCountries();
  const { country, countryregion } = criteria;
  const { data } = useQuery({ ...regionsQuery(), enabled: withRegion && country !== undefined });
  const regions = (country === undefined ? undefined : data?.regions[country]) ?? [];
  return (
    <>
      <NativeSelect
        name="country"
        label={text('discovery.country')}
        value={country ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...criteria, country: value === '' ? undefined : value, countryregion: undefined })
        }
        data={[{ value: '', label: text('discovery.all_countries') }, ...countries]}
      />
      {regions.length > 0 ? (
        <NativeSelect
          name="countryregion"
          label={text('discovery.region')}
          value={countryregion ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...criteria, countryregion: value === '' ? undefined : value })
          }
          data={[
            { value: '', label: text('discovery.all_regions') },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
    </>
  );
}

/** A member hides fictional profiles everywhere, a visitor only in this search (FIC-11). */
function HideFictional({ criteria, member, onChange }: FieldsProps) {
  const text = useText();
  const { hidden, change } = useFictionalChoice(member);
  const { hide_fictional = false } = criteria;
  return (
    <Toggle
      name="hide_fictional"
      label={text('discovery.hide_fictional')}
      checked={hidden || hide_fictional}
      onChange={(checked) => {
        if (!member || (!checked && hide_fictional)) onChange({ ...criteria, hide_fictional: checked });
        if (member) change(checked);
      }}
    />
  );
}

/** The search form: the site's fields and the general filters (DISC-1, DISC-7, FIC-11). */
export function SearchFields(props: FieldsProps) {
  const text = useText();
  const { search_fields } = useSettings();
  const { criteria, onChange } = props;
  const offered = searchFieldsFor(search_fields, props);
  const offers = (field: SearchField) => offered.includes(field);
  return (
    <>
      {offers('gender') ? (
        <NativeSelect
          name="gender"
          label={text('discovery.gender')}
          value={criteria.gender ?? props.sought}
          onChange={({ currentTarget: { value } }) => {
            const gender = lookingFor.options.find((option) => option === value);
            onChange({ ...criteria, gender: gender === props.sought ? undefined : gender });
          }}
          data={lookingFor.options.map((value) => ({ value, label: text(genderTexts[value]) }))}
        />
      ) : null}
      {offers('age') ? <AgeSlider criteria={criteria} onChange={onChange} /> : null}
      {offers('country') ? <Place {...props} withRegion={offers('countryregion')} /> : null}
      {props.member ? <DistanceField {...props} /> : null}
      <div className={styles.toggles}>
        {(props.ofNewcomers || !props.member
          ? (['with_photo'] as const)
          : (['with_photo', 'online_now'] as const)
        ).map((name) => (
          <Toggle
            key={name}
            name={name}
            label={text(`discovery.${name}`)}
            checked={criteria[name] ?? false}
            onChange={(checked) => onChange({ ...criteria, [name]: checked })}
          />
        ))}
        {props.ofNewcomers ? null : <HideFictional {...props} />}
      </div>
      <MoreFields criteria={criteria} offers={offers} onChange={onChange} />
    </>
  );
}
