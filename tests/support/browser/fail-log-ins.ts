import { logIn } from '#contract/accounts/log-in.ts';
import { makeClient } from '../service/client.ts';

/** Tries to log in with a wrong password this number of times, each time in a new browser. */
export async function failLogIns(address: string, email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await makeClient(address).api(logIn, { email, password: 'not my password' });
}
