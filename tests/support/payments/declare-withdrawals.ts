import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { makeClient } from '../service/client.ts';

/** A stranger declares that so many addresses withdraw from one made-up order. Returns its number. */
export async function declareWithdrawals(address: string, number: number): Promise<string> {
  const order = `9${Math.floor(Math.random() * 1e12)}`;
  for (let turn = 0; turn < number; turn += 1) {
    const email = `typed${order}-${turn}@post.example`;
    const { status } = await makeClient(address).api(confirmWithdrawal, { name: 'A. Nonymus', order, email });
    if (status !== 200) throw new Error(`the declaration answered ${status}`);
  }
  return order;
}
