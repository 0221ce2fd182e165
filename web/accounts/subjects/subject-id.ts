import type { Id } from '#contract/kit/id.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** The id in the address of a subject's page. Anything else is not found. */
export const subjectId = (params: { readonly id?: string | undefined }): Id => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem({ code: 'not_found', status: 404 });
  return id;
};
