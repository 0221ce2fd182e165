import type { Id } from '#contract/kit/id.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const memberCardQuery = (id: Id) => queryFor(getMemberCard, { id });
