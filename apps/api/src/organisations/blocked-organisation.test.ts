import { removeAccount } from '../../test/support/account-deletion.ts';
import { dataOf } from '../../test/support/market.ts';
import {
  act,
  foundOrganisation,
  organisation,
  organisationCall,
} from '../../test/support/organisations.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

const block = (organisationId: string) =>
  tolk.app.deps.db
    .updateTable('person')
    .set({ blocked_at: tolk.clock.now(), block_reason: 'fraud' })
    .where('id', '=', organisationId)
    .execute();

it('who is alone in an organisation that staff keeps out can leave it', async () => {
  const { founder, organisationId } = await foundOrganisation(tolk);
  await act(founder, null);
  expect(await organisationCall(founder, 'leaveOrganisation', { organisationId })).toMatchObject({
    code: 1804,
  });
  await block(organisationId);
  await organisation(founder, 'leaveOrganisation', { organisationId });
  expect(await organisationCall(founder, 'leaveOrganisation', { organisationId })).toMatchObject({
    code: 404,
  });
});

describe('who alone manages one that staff keeps out', () => {
  async function blockedWithOthers() {
    const nordlys = await foundOrganisation(tolk);
    const heir = await nordlys.join('reads');
    await nordlys.join('asks');
    await act(nordlys.founder, null);
    await block(nordlys.organisationId);
    return { ...nordlys, heir };
  }

  const unblock = (organisationId: string) =>
    tolk.app.deps.db
      .updateTable('person')
      .set({ blocked_at: null, block_reason: null })
      .where('id', '=', organisationId)
      .execute();

  /** What the heir reads of it once staff let it in again. */
  async function inherited({
    organisationId,
    heir,
  }: Awaited<ReturnType<typeof blockedWithOthers>>) {
    await unblock(organisationId);
    const { members, events } = await organisation(heir, 'getOrganisation', {});
    return { roles: members.map(({ roles }) => roles), newest: events.map(({ event }) => event) };
  }

  it('leaves it to who has been there for longest', async () => {
    const all = await blockedWithOthers();
    const { founder, organisationId } = all;
    await organisation(founder, 'leaveOrganisation', { organisationId });
    const { roles, newest } = await inherited(all);
    expect(roles).toEqual([['manages', 'reads'], ['asks']]);
    expect(newest.slice(0, 2)).toEqual(['left', 'rolesChanged']);
  });

  it('deletes the account, and it is passed on likewise', async () => {
    const all = await blockedWithOthers();
    await dataOf(removeAccount(tolk, all.founder));
    expect((await inherited(all)).roles).toEqual([['manages', 'reads'], ['asks']]);
  });
});
