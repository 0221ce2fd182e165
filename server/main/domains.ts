import { register as accounts } from '#server/accounts/register.ts';
import { register as chat } from '#server/chat/register.ts';
import { register as content } from '#server/content/register.ts';
import { register as discovery } from '#server/discovery/register.ts';
import { register as ledger } from '#server/ledger/register.ts';
import { register as likes } from '#server/likes/register.ts';
import { register as notifications } from '#server/notifications/register.ts';
import { register as operators } from '#server/operators/register.ts';
import { register as payments } from '#server/payments/register.ts';
import { register as photos } from '#server/photos/register.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import { register as profiles } from '#server/profiles/register.ts';
import { register as safety } from '#server/safety/register.ts';
import { register as sites } from '#server/sites/register.ts';
import { register as tracking } from '#server/tracking/register.ts';

/** The register function of every domain, lowest first. */
export const registers: ReadonlyArray<(registry: Registry) => void> = [
  sites,
  tracking,
  notifications,
  operators,
  ledger,
  payments,
  safety,
  photos,
  profiles,
  likes,
  chat,
  discovery,
  accounts,
  content,
];
