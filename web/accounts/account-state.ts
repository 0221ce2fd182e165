import { type QueryClient, useQuery } from '@tanstack/react-query';
import { addressQuery } from './email-change/get-address.query.ts';
import { twoStepQuery } from './two-step/use-two-step.ts';

export const prefetchAddress = (queries: QueryClient): Promise<void> => queries.prefetchQuery(addressQuery());

export const prefetchTwoStep = (queries: QueryClient): Promise<void> => queries.prefetchQuery(twoStepQuery());

/** The member's e-mail address; undefined until it is known. */
export const useOwnAddress = (): string | undefined => useQuery(addressQuery()).data?.email;

/** Whether the log-in has a second step; undefined until it is known. */
export const useHasTwoStep = (): boolean | undefined => useQuery(twoStepQuery()).data?.on;
