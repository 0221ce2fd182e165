import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import styles from './debit-form.module.css';
import { formatInPlace, isDeleting } from './format-in-place.ts';
import { formatIban, ibanCountry, ibanProblem, isCompleteIban } from './iban.ts';

/**
 * IBAN field that groups digits in fours and shows the country of the bank while typing. It also says whether
 * the digits can be right (SEPA-1).
 */
export function IbanField(props: { error: string | undefined; typed: () => void }) {
  const text = useText();
  const intl = useIntl();
  const fieldText = useFieldText('payments');
  const [iban, setIban] = useState('');
  const [left, setLeft] = useState(false);
  const country = ibanCountry(iban);
  const problem = iban === '' ? null : ibanProblem(iban);
  // Missing digits are not an error yet. An unsupported country is an error immediately.
  const isComplete = problem === 'iban_not_supported' || isCompleteIban(iban) || left;
  const problemText = problem && isComplete ? fieldText({ code: problem, params: {} }) : undefined;
  const bank = country && intl.formatDisplayName(country, { type: 'region' });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (!isDeleting(event.nativeEvent)) formatInPlace(input, formatIban);
    setIban(input.value);
    setLeft(false);
    props.typed();
  };
  const leave = (input: HTMLInputElement) => {
    formatInPlace(input, formatIban);
    setLeft(true);
  };
  return (
    <TextInput
      label={text('payments.direct_debit.iban')}
      name="iban"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      // At most 34 characters, plus the spaces between the groups.
      maxLength={42}
      className={styles.wide ?? ''}
      classNames={{ input: styles.digits ?? '' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        bank && problem !== 'iban_not_supported'
          ? text('payments.direct_debit.bank_in', { country: bank })
          : null
      }
      error={props.error ?? problemText}
      rightSection={
        iban !== '' && problem === null ? (
          <IconCheck
            size={20}
            className={styles.right}
            aria-label={text('payments.direct_debit.iban_right')}
          />
        ) : null
      }
      onChange={change}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    />
  );
}
