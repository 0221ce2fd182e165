import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { interests } from '#contract/sites/interest.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import { rememberedTags } from '#web/tracking/traffic-tags.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { switchUser } from '../keep-user.ts';
import { withFirstAnswers } from './first-answers.ts';
import { clearInviteCode } from './invite-code.ts';
import { askedScreens, dateScreen, firstOpenScreen, type SignUpField, screenAt, screens } from './screens.ts';
import { type SignUpDraft, updateSignUpDraft, useSignUpDraft } from './sign-up-draft.ts';
import {
  acknowledgedFictional,
  dateOf,
  messageOf,
  signUpFormOf,
  type Target,
  validateSignUpForm,
} from './sign-up-form.ts';

/** Idempotent: a date that was rejected stays rejected. */
const checkBirthDateMutation = () => mutationFor(checkBirthDate, { idempotent: true });

type Refused = ReadonlyMap<string, { readonly code: string; readonly detail: string }>;

/**
 * Errors that further typing cannot fix. They are shown at once; others appear when the user pauses or
 * continues.
 */
const plain = new Set(['name_starts_with_at', 'name_equals_email', 'too_long', 'not_storable']);

const debounceMilliseconds = 900;

const fieldOf = (name: string): string => {
  if (name === 'known_fictional') return 'accept_fictional';
  return name === 'day' || name === 'month' || name === 'year' ? 'date_of_birth' : name;
};

/** The server's error code for a field; null if the server reports none. */
const codeAt = (problem: unknown, field: string): string | null =>
  problem instanceof ApiProblem
    ? (problem.errors.find((error) => error.field === field)?.code ?? null)
    : null;

/** Whether the error is shown at a field of the form. */
const isFieldProblem = (problem: unknown) =>
  screens.some(({ fields }) => fields.some((field) => codeAt(problem, field) !== null));

const without = (refused: Refused, names: readonly string[]): Refused =>
  new Map([...refused].filter(([field]) => !names.includes(field)));

/** The form's own validation: the errors to show, and the first incomplete screen. */
function useFormErrors(draft: SignUpDraft, country: string, target: Target) {
  const { minimum_age } = useSettings();
  const fieldText = useFieldText('accounts');
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused>(new Map());
  const { input, faults } = useMemo(
    () => validateSignUpForm(signUpFormOf(draft, { country, target }), minimum_age),
    [draft, country, target, minimum_age],
  );
  const show = (fields: readonly string[]) => setShown((before) => new Set([...before, ...fields]));
  const showRefused = (problem: unknown) => {
    if (!(problem instanceof ApiProblem)) return;
    show(problem.errors.map(({ field }) => field));
    setRefused(new Map(problem.errors.map(({ field, code, detail }) => [field, { code, detail }])));
  };
  return {
    input,
    refused,
    setRefused,
    openScreen: firstOpenScreen((field) => faults.has(field) || refused.has(field)),
    codeOf: (field: SignUpField) => faults.get(field)?.code ?? refused.get(field)?.code,
    isFaulty: (field: SignUpField) => faults.has(field) || refused.has(field),
    show,
    showRefused,
    errorOf(field: SignUpField): string | undefined {
      const fieldError = faults.get(field);
      if (!fieldError) return refused.get(field)?.detail;
      return shown.has(field) || plain.has(fieldError.code) ? fieldText(fieldError) : undefined;
    },
  };
}

/** Shows a field's errors once the user pauses. */
function useShowLater(show: (fields: readonly string[]) => void) {
  const timers = useRef(new Map<string, number>());
  return (field: string) => {
    window.clearTimeout(timers.current.get(field));
    timers.current.set(
      field,
      window.setTimeout(() => show([field]), debounceMilliseconds),
    );
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

/**
 * Asks the server to check the age. The server remembers a rejection, so it gets every date that the user
 * submits (AGE-1).
 */
function useAgeCheck(date: string, onRefusal: (problem: unknown) => void) {
  const [isOver, setOver] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...checkBirthDateMutation(),
    onError(problem) {
      if (codeAt(problem, 'date_of_birth') === 'under_age_before') setOver(true);
      onRefusal(problem);
    },
  });
  return {
    /** Rejected before: the server accepts no other date. */
    isOver,
    end: () => setOver(true),
    error,
    isAsking: isPending,
    ask: (then: () => void) => mutate({ date_of_birth: date }, { onSuccess: then }),
  };
}

/** Stores the lander's interests in the new profile. If that fails, the profile steps ask for them. */
function useKeptInterests(draft: SignUpDraft) {
  const { mutateAsync } = useMutation(mutationFor(changeProfile, { idempotent: true }));
  const chosen = interests.filter((interest) => draft.interests.split(',').includes(interest));
  return async (): Promise<void> => {
    if (chosen.length > 0) await mutateAsync({ interests: chosen }).catch(() => null);
  };
}

/** The draft with the answers and the country that the site proposes. */
function useSiteDraft() {
  const typed = useSignUpDraft();
  const { niche, geoip_country: visited, countries, default_country } = useSettings();
  const draft = useMemo(() => withFirstAnswers(typed, niche), [typed, niche]);
  const proposed = visited !== null && countries.includes(visited) ? visited : default_country;
  return {
    draft,
    country: draft.country || proposed,
    /** The screens that this visitor sees, in their order. */
    asked: askedScreens(draft, niche),
    /** True once the visitor has chosen an orientation, instead of one that the site suggests. */
    isChosen: typed.sexuality !== '',
  };
}

interface Wanted {
  /** The member that the sign-up targets. */
  readonly target: Target;
  /** The code that opened this sign-up; null if none was needed. */
  readonly invite: string | null;
  /** Navigates to the page that follows. */
  readonly go: (path: string) => void;
}

/** The sign-up of this tab: its draft, its errors while typing, and the one call at the end. */
export function useSignUp({ target, invite, go }: Wanted) {
  const { draft, country, asked, isChosen } = useSiteDraft();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { refused, setRefused, showRefused, ...form } = useFormErrors(draft, country, target);

  const showLater = useShowLater(form.show);
  const age = useAgeCheck(dateOf(draft), showRefused);
  const keepInterests = useKeptInterests(draft);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutationFor(signUp),
    onSuccess({ user }) {
      // Null: the site does not reveal who has an account, and the mail contains the result.
      clearInviteCode({ refused: false });
      if (user === null) return go('/signup?sent');
      switchUser(queries, user);
      void keepInterests().then(() => go('/complete-signup?signup-complete'));
    },
    onError(problem) {
      if (codeAt(problem, 'date_of_birth') === 'under_age_before') age.end();
      if (codeAt(problem, 'invite') !== null) clearInviteCode({ refused: true });
      showRefused(problem);
    },
  });

  const failed = [error, age.error].find((problem) => problem !== null && !isFieldProblem(problem));

  const change = (changed: Partial<SignUpDraft>) => {
    updateSignUpDraft(changed);
    const fields = Object.keys(changed).map(fieldOf);
    if (refused.size > 0) setRefused(without(refused, fields));
    for (const field of fields) showLater(field);
  };

  return {
    draft,
    country,
    message: messageOf(draft, target),
    busy: isPending || isSuccess || age.isAsking,
    failure: failed === undefined ? null : failureText(failed),
    emailTaken: refused.get('email')?.code === 'email_taken',
    /** Rejected for age, permanently. */
    isOver: age.isOver,
    asked,
    openScreen: form.openScreen,
    errorOf: form.errorOf,
    isValid: (field: SignUpField) => !form.isFaulty(field),
    isChosen,
    change,
    /** The message of the last step. If there is a target, the message is for that target alone. */
    write: (signup_message: string) => change({ signup_message, message_for: String(target?.id ?? '') }),
    /** True if the user ticked that the target is fictional. */
    knowsFictional: acknowledgedFictional(draft, target),
    tickFictional: (knows: boolean) => change({ known_fictional: knows ? String(target?.id ?? '') : '' }),
    /** The user left the field, so its errors may be shown. */
    leave: (field: SignUpField) => form.show([field]),
    /** Continues from a valid screen and returns true. Otherwise shows the screen's errors from now on. */
    settle(screen: number, goOn: () => void): boolean {
      const fields: readonly SignUpField[] = screenAt(screen).fields;
      form.show(fields);
      const open = fields.filter(form.isFaulty);
      const asks = screen === dateScreen && open.every((field) => form.codeOf(field) === 'under_age');
      if (asks) age.ask(goOn);
      else if (open.length === 0) goOn();
      return asks || open.length === 0;
    },
    send() {
      if (!form.input || isPending || isSuccess) return;
      mutate({
        ...form.input,
        ...rememberedTags(),
        ...(target !== null && { target: target.id }),
        ...(invite !== null && { invite }),
      });
    },
  };
}
