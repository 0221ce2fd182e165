import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const memberQuery = (id: Id) => queryFor(getMember, { id });

export const memberCardQuery = (id: Id) => queryFor(getMemberCard, { id });
