import { TextInput } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import styles from './debit-form.module.css';
import { formatInPlace, isDeleting } from './format-in-place.ts';
import { loadPhoneNumberLibrary } from './load-phone-number.ts';

/** The phone number that receives the code, formatted as in its country. */
export function PhoneField(props: { country: string; error: string | undefined; typed: () => void }) {
  const { country } = props;
  const text = useText();
  const fieldText = useFieldText('payments');
  const phones = useRef<Awaited<ReturnType<typeof loadPhoneNumberLibrary>>>(null);
  const [isWrong, setIsWrong] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const plans = phones.current;
    if (plans && !isDeleting(event.nativeEvent))
      formatInPlace(event.currentTarget, (typed) => plans.formatPhoneAsYouType(typed, country));
    setIsWrong(false);
    props.typed();
  };
  const leave = (input: HTMLInputElement) => {
    const plans = phones.current;
    if (!plans || input.value === '') return;
    const phone = plans.parsePhone(input.value, country);
    setIsWrong(phone === null);
    if (phone) formatInPlace(input, () => phone.shown);
  };
  // Without the numbering plans this is a plain field, and the number is validated when the form is sent.
  const load = (input: HTMLInputElement) =>
    void loadPhoneNumberLibrary().then(
      (came) => {
        phones.current = came;
        // The user may have left the field before the plans arrived on a slow connection.
        if (document.activeElement !== input) leave(input);
      },
      () => {},
    );
  return (
    <TextInput
      label={text('payments.direct_debit.phone')}
      description={text('payments.direct_debit.phone_hint')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      className={styles.wide ?? ''}
      classNames={{ input: styles.digits ?? '' }}
      error={props.error ?? (isWrong ? fieldText({ code: 'phone_invalid', params: {} }) : undefined)}
      onFocus={({ currentTarget }) => load(currentTarget)}
      onChange={change}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    />
  );
}
