import type { Area } from '@tolk/contract/routes';
import { demoAccounts, demoPassword, demoStaff } from '@tolk/demo-data';
import { createCaller } from '@tolk/testing/caller';
import { Refusal } from '../refusal.ts';

/** What a signed-in browser keeps (`@tolk/api-client`). */
export interface SignedIn {
  local: Record<string, string>;
  session: Record<string, string>;
}

interface Account {
  account: string;
  password: string;
}

const areas = {
  supplier: { path: '/supinterface/login', port: '1', variable: 'TOLK_SMOKE_SUPPLIER' },
  client: { path: '/clientinterface/login', port: '0', variable: 'TOLK_SMOKE_CLIENT' },
} as const;

/** What somebody sets so that screens behind a login are tried too. */
export const smokeVariables = Object.values(areas).map(({ variable }) => variable);

/**
 * A session for the screens of an area: of the account that the environment names (`account:password`), or of the
 * demo's on a product with the sandbox; undefined where there is neither.
 */
export async function signIn(area: Area, origin: string): Promise<SignedIn | undefined> {
  if (area === 'public') return { local: {}, session: {} };
  if (area === 'staff') return (await isDemo(origin)) ? signInStaff(origin) : undefined;
  const { path, port, variable } = areas[area];
  const account = accountIn(process.env[variable]);
  const demo = { account: demoAccounts[area], password: demoPassword };
  const used = account ?? ((await isDemo(origin)) ? demo : undefined);
  if (!used) return undefined;
  const token = tokenOf(await createCaller({ baseUrl: origin, language: 'en' }).call(path, used));
  return { local: { token, port }, session: {} };
}

/** The sandbox stands in for third parties, and is never there in production. */
async function isDemo(origin: string): Promise<boolean> {
  const answer = await fetch(new URL('/sandbox/api/staff-code', origin)).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.headers.get('content-type')?.startsWith('application/json') ?? false;
}

async function signInStaff(origin: string): Promise<SignedIn> {
  const caller = createCaller({ baseUrl: origin, language: 'en' });
  const account = demoStaff.find(({ role }) => role === 'admin')?.account;
  const first = await caller.call('/opsinterface/login', { account, password: demoPassword });
  const ticket = textIn(first.data, 'ticket');
  if (ticket === undefined)
    throw new Refusal(
      `The demo's admin was refused, so the console's screens can't be tried: ${first.msg}`,
    );
  const shown: unknown = await (await fetch(new URL('/sandbox/api/staff-code', origin))).json();
  const answer = await caller.call('/opsinterface/confirmLogin', {
    ticket,
    code: textIn(shown, 'code'),
  });
  return { local: {}, session: { staffToken: tokenOf(answer) } };
}

function tokenOf({ data, msg }: { data: unknown; msg: string }): string {
  const token = textIn(data, 'token');
  if (token === undefined)
    throw new Refusal(
      `The login for the smoke test was refused: ${msg} Mend the account (${smokeVariables.join(', ')}), or try again in half a minute.`,
    );
  return token;
}

function textIn(data: unknown, name: string): string | undefined {
  const value: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function accountIn(text: string | undefined): Account | undefined {
  const [, account, password] = /^([^:]+):(.+)$/.exec(text ?? '') ?? [];
  return account && password ? { account, password } : undefined;
}
