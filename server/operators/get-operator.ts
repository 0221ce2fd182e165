import type * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { operator as shape } from '#contract/operators/get-operator.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { isRole } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recoveryCodesLeft } from '#server/platform/identity/credentials.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { readApprover } from './operators.sql.ts';

/** An operator as their own console shows them. */
export async function operatorOf(db: Handle, operator: Id): Promise<z.output<typeof shape>> {
  const { email, roles } = await readApprover(db, operator);
  return {
    id: operator,
    email,
    roles: roles.filter(isRole),
    recovery_codes_left: await recoveryCodesLeft(db, operatorIdentity, operator),
  };
}

export const getOperatorHandler = handler(getOperator, async ({ operator }, { db }) => ({
  operator: await operatorOf(db, operator),
}));
