import type { TransferTarget } from '../provider.ts';
import type { SandboxPayment } from './sandbox-payments.sql.ts';

/** Where money for the pretend bank has to go: to an account that no real bank has (PAY-36). */
export const transferToSandbox = ({ method, order_id }: SandboxPayment): TransferTarget | null =>
  method === 'banktransfer'
    ? {
        iban: 'NL13TEST0123456789',
        bic: 'TESTNL2A',
        name: 'Testbank',
        reference: `TB ${order_id.toString().replace(/(\d{4})(?=\d)/g, '$1 ')}`,
      }
    : null;
