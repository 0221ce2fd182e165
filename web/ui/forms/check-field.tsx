import { Checkbox, type CheckboxProps } from '@mantine/core';

/** A checkbox that screen readers know as wrong while it has an error. The library marks it for the eye only. */
export function CheckField(props: CheckboxProps) {
  return <Checkbox {...props} aria-invalid={props.error ? true : undefined} />;
}
