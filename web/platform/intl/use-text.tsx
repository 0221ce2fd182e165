import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Domain } from '#contract/kit/domains.ts';

/** Key of a message: its domain, a dot, and the rest. A check verifies that each literal exists. */
export type TextKey = `${Domain | 'kit' | 'shell'}.${string}`;

export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;

export type TextFunction = (key: TextKey, values?: TextValues) => string;

/** The text function of a formatter, for code outside components (loaders, meta). */
export function textOf(intl: IntlShape): TextFunction {
  return (key, values) => intl.formatMessage({ id: key }, values);
}

/** `const text = useText(); text('chat.send', { credits: 1 })` in the language of the screen. */
export function useText(): TextFunction {
  return textOf(useIntl());
}

type Wrap = (parts: ReactNode[]) => ReactNode;

/**
 * A text with markup: `<RichText id="accounts.accept" values={{ a: (parts) => <a href="…">{parts}</a> }} />`.
 */
export function RichText(props: {
  id: TextKey;
  values: Readonly<Record<string, string | number | ReactNode | Wrap>>;
}) {
  return <FormattedMessage id={props.id} values={props.values} />;
}
