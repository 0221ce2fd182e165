import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEvent, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { OperatorPasswordStep } from '#web/operators/password-step.tsx';
import { LanguageProvider } from '#web/platform/intl/language-provider.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { LogInForm } from '../log-in/log-in-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { LoginStep } from '../sign-up-steps/login-step.tsx';
import { useSignUp } from '../sign-up-steps/use-sign-up.ts';
import { CurrentPasswordField } from './password-form.tsx';

beforeAll(() => loadLanguage('nl'));

/** The form that owns the shared fields; nothing is sent. */
const useAnyForm = () =>
  useCallForm({
    domain: 'accounts',
    schema: logIn.input,
    mutation: mutationFor(logIn),
    fields: ['password', 'password_repeat'],
    onDone: () => {},
  });

const SignUpLogin = () => <LoginStep signUp={useSignUp({ target: null, invite: null, go: () => {} })} />;
const NewPassword = () => <NewPasswordFields form={useAnyForm()} />;
const CurrentPassword = () => <CurrentPasswordField form={useAnyForm()} label="Wachtwoord" />;

const forms: Readonly<Record<string, () => ReactNode>> = {
  'the sign-up': SignUpLogin,
  'the log-in': () => <LogInForm onSecondStep={() => {}} onGoing={() => {}} />,
  'the log-in of operators': () => <OperatorPasswordStep onRight={() => {}} />,
  'a new password': NewPassword,
  'the current password': CurrentPassword,
};

const show = (Form: () => ReactNode) => {
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => <Form /> }]);
  return render(
    <QueryClientProvider client={queries}>
      <LanguageProvider initial="nl">
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  ).container;
};

test.each(Object.entries(forms))('takes pasted text in every password field of %s [AUTH-2d]', (_, Form) => {
  const fields = show(Form).querySelectorAll<HTMLInputElement>('input[type="password"]');
  expect(fields.length).toBeGreaterThan(0);
  const pasted = 'vijf paarden eten hooi op zolder';
  for (const field of fields) {
    const paste = createEvent.paste(field, { clipboardData: { getData: () => pasted } });
    fireEvent(field, paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(field.readOnly).toBe(false);
    // The browser inserts the text of a paste that no listener cancelled.
    fireEvent.change(field, { target: { value: pasted } });
    expect(field.value).toBe(pasted);
  }
});
