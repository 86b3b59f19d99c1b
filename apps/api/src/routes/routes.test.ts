import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { allCalls, calls, type AnyCall } from '@tolk/contract';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';
import { routes } from './index.ts';

const tolk = testApp();
const kebab = (group: string) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('routes', () => {
  it('every call has exactly one route', () => {
    const routed = routes.map(({ call }) => call.path).sort();
    expect(routed).toEqual(allCalls.map(({ path }) => path).sort());
  });

  it.each(Object.entries(calls))('%s has a file for each of its groups', async (name, groups) => {
    const folder = new URL(`./${name}/`, import.meta.url);
    const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts'));
    expect(files.sort()).toEqual(
      Object.keys(groups)
        .map((group) => `${kebab(group)}.ts`)
        .sort(),
    );
  });
});

const guarded = allCalls
  .filter(({ access }) => access !== 'public')
  .map((call) => [call.path, call] as const);

describe('access', () => {
  let supplier: TestPerson;
  let client: TestPerson;
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await addStaffMember(tolk, 'admin');
    supplier = await signUp(tolk, 'supplier');
    client = await signUp(tolk, 'client');
  });

  it.each(guarded)('%s asks nobody in particular to log in', async (path) => {
    expect(await tolk.caller().call(path, {})).toMatchObject({
      status: 200,
      code: 401,
      msg: 'Please login!',
    });
  });

  const ofOneIdentity = guarded.filter(([, { access }]) => /client|supplier/.test(access));
  it.each(ofOneIdentity)('%s is refused to the other identity', async (path, { access }) => {
    const other = access === 'supplier' ? client : supplier;
    expect(await other.call(path, {})).toMatchObject({ status: 200, code: 403 });
  });

  it.each(allCalls.filter(takesFields).map((call) => [call.path, call] as const))(
    '%s refuses fields of the wrong type',
    async (path, call) => {
      const caller = { client, staff: admin, supplier, any: supplier, public: supplier }[
        call.access
      ];
      const wrong = Object.fromEntries(fieldsOf(call).map((name) => [name, { not: 'this' }]));
      const answer = await caller.call<{ fields?: object }>(path, wrong, {
        idempotencyKey: randomUUID(),
      });
      expect(answer).toMatchObject({ status: 200, code: 422 });
      expect(Object.keys(answer.data.fields ?? {}).length).toBeGreaterThan(0);
    },
  );
});

function takesFields(call: AnyCall): boolean {
  return call.body !== 'multipart' && fieldsOf(call).length > 0;
}

/** Of a request in several forms, those of the first. */
function fieldsOf({ request }: AnyCall): string[] {
  const [form] = (Reflect.get(request, 'oneOf') ?? [request]) as readonly object[];
  return Object.keys(Reflect.get(form ?? {}, 'properties') ?? {});
}
