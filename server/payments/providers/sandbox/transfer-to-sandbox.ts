import type { TransferTarget } from '../provider.ts';
import type { SandboxPayment } from './sandbox-payments.sql.ts';

/** The account for transfers to the sandbox bank, which no real bank has (PAY-36). */
export const transferToSandbox = ({ method, order_id }: SandboxPayment): TransferTarget | null =>
  method === 'banktransfer'
    ? {
        iban: 'NL13TEST0123456789',
        bic: 'TESTNL2A',
        name: 'Testbank',
        reference: `TB ${order_id.toString().replace(/(\d{4})(?=\d)/g, '$1 ')}`,
      }
    : null;
