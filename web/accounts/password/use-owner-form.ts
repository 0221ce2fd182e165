import { type CallFormParts, useCallForm } from '#web/ui/forms/use-call-form.ts';

/**
 * A form for an act that only the owner may take: password and, with two-step login on, a code (AUTH-12). The
 * code is sent only if its field is shown, which `CurrentPasswordField` does when the server requires one.
 */
export const useOwnerForm = <Sent, Answer>({
  fields,
  ...parts
}: Omit<CallFormParts<Sent, Answer>, 'domain' | 'prepare'>) =>
  useCallForm<Sent, Answer>({
    ...parts,
    domain: 'accounts',
    fields: [...fields, 'code'],
    prepare: ({ code, ...rest }) => (code === undefined || code.trim() === '' ? rest : { ...rest, code }),
  });
