import { config } from 'zod/v4/mini';

// Must run before any schema is created: zod would otherwise probe `new Function`, which our policy forbids
// and reports.
config({ jitless: true });

export * from 'zod/v4/mini';
