import { getAddress } from '#contract/accounts/get-address.ts';
import { handler } from '#server/platform/http/handler.ts';
import { ownAddressOf } from './own-address-of.ts';

export const getAddressHandler = handler(getAddress, (call, platform) =>
  ownAddressOf(platform.db, call.member, platform.clock.now()),
);
