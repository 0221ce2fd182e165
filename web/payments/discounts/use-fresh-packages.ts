import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getPackagesQuery } from '../packages/get-packages.query.ts';

/** The prices that are shown change with the discount that is in them, at the second it ends (CON-12). */
export function useFreshPackages(code: string | null): void {
  const queries = useQueryClient();
  const before = useRef(code);
  useEffect(() => {
    if (before.current !== code) void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
    before.current = code;
  }, [code, queries]);
}
