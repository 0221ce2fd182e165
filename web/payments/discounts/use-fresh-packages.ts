import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getPackagesQuery } from '../packages/get-packages.query.ts';

/**
 * Fetches the packages again when the running discount changes or ends, because their prices include it
 * (CON-12).
 */
export function useFreshPackages(code: string | null): void {
  const queries = useQueryClient();
  const before = useRef(code);
  useEffect(() => {
    if (before.current !== code) void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
    before.current = code;
  }, [code, queries]);
}
