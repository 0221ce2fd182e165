import { Alert, Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FictionalSite } from '#contract/chat/fictional/fictional-profile.ts';
import type { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import { lookingFor, sexualities } from '#contract/profiles/fields.ts';
import { longestAnswer, mostPrompts, promptQuestions } from '#contract/profiles/prompts.ts';
import { type Interest, interests } from '#contract/sites/interest.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { placesQuery } from '#web/sites/places.ts';
import type { CallForm, useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './fictional.module.css';

type Known = AnswerOf<typeof getFictionalProfile>;
type Form = ReturnType<typeof useCallForm<unknown, unknown>>;

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);
const attributes = Object.keys(attributeValues).filter(isAttribute);
const promptNumbers = Array.from({ length: mostPrompts }, (_, at) => at + 1);

/** Names of the fields of the form, in their order. */
export const factFields: readonly string[] = [
  'name',
  'looking_for',
  'sexuality',
  'country',
  'place',
  'about',
  'prompts',
  ...promptNumbers.flatMap((number) => [`question_${number}`, `answer_${number}`]),
  ...attributes,
  ...interests.map((one) => `interest_${one}`),
];

/** The facts of the form, as the server takes them. An empty field is null. */
export function typedFacts(typed: Readonly<Record<string, string>>) {
  const orNull = (name: string) => (typed[name]?.trim() === '' ? null : (typed[name] ?? null));
  return {
    name: typed.name,
    looking_for: typed.looking_for,
    sexuality: typed.sexuality,
    country: typed.country,
    place: orNull('place'),
    about: orNull('about'),
    interests: interests.filter((one) => typed[`interest_${one}`] === 'on'),
    prompts: promptNumbers.flatMap((number) => {
      const question = orNull(`question_${number}`);
      return question === null ? [] : [{ question, answer: typed[`answer_${number}`] ?? '' }];
    }),
    ...Object.fromEntries(attributes.map((name) => [name, orNull(name)])),
  };
}

type Parts = { known: Known | null; errorOf: CallForm['errorOf'] };

function PlaceFields({ known, errorOf, site }: Parts & { site: FictionalSite }) {
  const text = useText();
  const intl = useIntl();
  const list = useId();
  const [country, setCountry] = useState(known?.country ?? site.countries[0] ?? 'NL');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(placesQuery(country, useDeferredValue(typed)));
  return (
    <>
      <NativeSelect
        label={text('profiles.location.country')}
        name="country"
        value={country}
        error={errorOf('country')}
        onChange={({ currentTarget: { value } }) => setCountry(value)}
        data={site.countries.map((value) => ({
          value,
          label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
        }))}
      />
      <TextInput
        label={text('profiles.location.place')}
        description={text('profiles.location.place_hint')}
        name="place"
        list={list}
        autoComplete="off"
        maxLength={80}
        defaultValue={known?.place ?? ''}
        error={errorOf('place')}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <datalist id={list}>
        {data?.results.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

function PromptFields({ known, errorOf }: Parts) {
  const text = useText();
  const given = known?.preview.prompts ?? [];
  return (
    <fieldset className={houseStyles.checks}>
      <legend>{text('profiles.prompts.title')}</legend>
      <div className={styles.prompts}>
        {promptNumbers.map((number) => {
          const prompt = given[number - 1];
          return (
            <div key={number} className={houseStyles.two}>
              <NativeSelect
                label={text('profiles.prompts.question', { number })}
                name={`question_${number}`}
                defaultValue={prompt?.question ?? ''}
                data={[
                  { value: '', label: text('profiles.prompts.none') },
                  ...promptQuestions.map((value) => ({ value, label: text(`profiles.prompt.${value}`) })),
                ]}
              />
              <TextInput
                label={text('chat.profiles.prompt_answer', { number })}
                name={`answer_${number}`}
                maxLength={longestAnswer}
                defaultValue={prompt?.answer ?? ''}
              />
            </div>
          );
        })}
        {errorOf('prompts') === undefined ? null : (
          <Alert color="red" variant="light" role="alert">
            {errorOf('prompts')}
          </Alert>
        )}
      </div>
    </fieldset>
  );
}

function AttributeFields({ known, errorOf }: Parts) {
  const text = useText();
  return (
    <div className={houseStyles.two}>
      {attributes.map((name) => (
        <NativeSelect
          key={name}
          label={text(`profiles.attribute.${name}`)}
          name={name}
          defaultValue={known?.preview.attributes[name] ?? ''}
          error={errorOf(name)}
          data={[
            { value: '', label: text('profiles.attribute.open') },
            ...attributeValues[name].map((value) => ({ value, label: text(`profiles.${name}.${value}`) })),
          ]}
        />
      ))}
    </div>
  );
}

function InterestFields({ chosen }: { chosen: readonly Interest[] }) {
  const text = useText();
  return (
    <details>
      <summary className={styles.back}>{text('profiles.interests.label')}</summary>
      <div className={styles.interests}>
        {interests.map((one) => (
          <Checkbox
            key={one}
            className={houseStyles.check ?? ''}
            name={`interest_${one}`}
            defaultChecked={chosen.includes(one)}
            label={text(`sites.interest.${one}`)}
          />
        ))}
      </div>
    </details>
  );
}

/** The facts and texts of a fictional profile, each with its error. `fixed` are fields of a new profile. */
export function FactsForm(props: {
  form: Pick<Form, 'formProps' | 'errorOf' | 'busy' | 'failure'>;
  known: Known | null;
  site: FictionalSite;
  fixed?: ReactNode;
  label: string;
}) {
  const text = useText();
  const intl = useIntl();
  const { form, known, site } = props;
  const { errorOf } = form;
  const language = intl.formatDisplayName(site.language, { type: 'language' }) ?? site.language;
  return (
    <form className={houseStyles.form} {...form.formProps}>
      {props.fixed}
      <div className={houseStyles.two}>
        <TextInput
          label={text('chat.profiles.name')}
          name="name"
          maxLength={30}
          autoComplete="off"
          defaultValue={known?.preview.name ?? ''}
          error={errorOf('name')}
        />
        <NativeSelect
          label={text('profiles.basics.looking_for')}
          name="looking_for"
          defaultValue={known?.looking_for ?? 'both'}
          error={errorOf('looking_for')}
          data={lookingFor.options.map((value) => ({ value, label: text(`profiles.looking_for.${value}`) }))}
        />
        <NativeSelect
          label={text('chat.profiles.sexuality')}
          name="sexuality"
          defaultValue={known?.sexuality ?? 'hetero'}
          error={errorOf('sexuality')}
          data={sexualities.map((value) => ({ value, label: text(`profiles.sexuality.${value}`) }))}
        />
        <PlaceFields key={site.id} known={known} errorOf={errorOf} site={site} />
      </div>
      <Textarea
        label={text('profiles.about')}
        description={text('chat.profiles.about_hint', { language })}
        name="about"
        maxLength={2000}
        autosize
        minRows={3}
        maxRows={12}
        lang={site.language}
        defaultValue={known?.preview.about ?? ''}
        error={errorOf('about')}
      />
      <PromptFields known={known} errorOf={errorOf} />
      <AttributeFields known={known} errorOf={errorOf} />
      <InterestFields chosen={known?.preview.interests ?? []} />
      {form.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {form.failure}
        </Alert>
      )}
      <div className={houseStyles.buttons}>
        <Button type="submit" loading={form.busy}>
          {props.label}
        </Button>
      </div>
    </form>
  );
}
