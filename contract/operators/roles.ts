import * as z from 'zod/mini';
import { type Right, rights } from '#contract/kit/right.ts';

/** Roles of operators; each has a text: `operators.role.<role>`. An operator has one or several (SAFE-6). */
export const roles = ['moderator', 'support', 'finance', 'editor', 'administrator'] as const;

export const role = z.enum(roles);

export type Role = z.output<typeof role>;

/** One or several roles, each once. */
export const roleSet = z.array(role).check(
  z.minLength(1, 'required'),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'doubled'),
);

/** The rights of each role. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  moderator: ['console', 'read-members', 'support', 'moderate', 'ban', 'run-fictional', 'figures'],
  support: ['console', 'read-members', 'support', 'read-payments'],
  finance: ['console', 'read-payments', 'money', 'offers', 'figures'],
  editor: ['console', 'write-as-fictional'],
  administrator: rights,
};

export const isRole = (name: string): name is Role => roles.some((known) => known === name);

/** The rights of all these roles. */
export const rightsOfRoles = (held: readonly string[]): ReadonlySet<Right> =>
  new Set(held.filter(isRole).flatMap((name) => rightsOf[name]));
