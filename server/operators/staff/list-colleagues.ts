import { listColleagues } from '#contract/operators/list-colleagues.ts';
import { isRole } from '#contract/operators/roles.ts';
import { handler } from '#server/platform/http/handler.ts';
import { colleagueRows } from '../operators.sql.ts';

export const listColleaguesHandler = handler(listColleagues, async ({ operator }, { db }) => ({
  results: (await colleagueRows(db)).map(({ id, email, roles }) => ({
    ...{ id, email, own: id === operator },
    roles: roles.filter(isRole),
  })),
}));
