import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useLoaderData, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { SignUpOnPage } from './sign-up-flow.tsx';
import { useLanderAnswers } from './use-lander-answers.ts';

const memberOf = (id: string | undefined): number | null => z.safeParse(queryId, id).data ?? null;

/** Hidden, beyond the limit of visitors' views, or too many requests. */
const unseen: ReadonlySet<number> = new Set([403, 404, 429]);

/** A missing or hidden target must not prevent a sign-up, so the page continues without target. */
export const loader = pageLoader(async ({ user, params, queryClient }) => {
  const id = memberOf(params.id);
  if (user) throw redirect(id === null ? '/members' : `/members/${id}`);
  if (id === null) return { target: null };
  try {
    await queryClient.fetchQuery(queryFor(getMemberCard, { id }));
    return { target: id };
  } catch (error) {
    if (error instanceof ApiProblem && unseen.has(error.status)) return { target: null };
    throw error;
  }
});

/** Moving between steps fetches nothing from the server. */
export const shouldRevalidate = () => false;

/**
 * Sign-up from a member's page or an advertisement: the steps show the target, and the last one writes the
 * first message to them (ACC-1).
 */
export default function SignUpForPage() {
  const text = useText();
  const { name, description } = useSettings();
  const { target } = useLoaderData<typeof loader>();
  const { data } = useQuery({ ...queryFor(getMemberCard, { id: target ?? 0 }), enabled: target !== null });
  const [search] = useSearchParams();

  useEffect(() => rememberTags(tagsOf(search)), [search]);
  useLanderAnswers(data?.card);

  return (
    <>
      <PageTitle title={text('accounts.sign_up.page', { name })} description={description} />
      <SignUpOnPage target={data?.card ?? null} />
    </>
  );
}
