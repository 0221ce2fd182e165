import type { Statement } from './record-statements.ts';

/** Values that must differ each time the script runs are made by the database instead. */
export const withFreshKeys = (statement: Statement, clientId: string): Statement => ({
  parameters: statement.parameters,
  sql: statement.parameters.reduce<string>((written, value, index) => {
    if (typeof value !== 'string' || !value.includes(clientId)) return written;
    const [before, after] = value.split(clientId);
    const fresh = `('${before}' || gen_random_uuid() || '${after}')`;
    return written.replaceAll(new RegExp(`\\$${index + 1}(?!\\d)`, 'g'), fresh);
  }, statement.sql),
});
