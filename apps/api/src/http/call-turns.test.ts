import { sql } from 'kysely';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

it('calls of one person leave connections to the database for others', async () => {
  const [person, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
  const { db } = tolk.app.deps;
  const lists = () => person.call('/clientinterface/getSupplierLists', {});
  // Three times as many as there are connections.
  let held: Promise<{ code: number }>[] = [];
  const answers = await db.transaction().execute(async (tx) => {
    await sql`lock table supplier_list`.execute(tx);
    held = Array.from({ length: 24 }, lists);
    return [
      await other.call('/supinterface/getSupUserData', {}),
      await tolk.caller().call('/supinterface/getDictTypeData', {}),
    ];
  });
  expect(answers).toMatchObject([{ code: 0 }, { code: 0 }]);
  const codes = (await Promise.all(held)).map(({ code }) => code);
  expect(codes).toEqual(Array.from({ length: 24 }, () => 0));
});
