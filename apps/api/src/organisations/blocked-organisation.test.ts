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

it('who alone manages others in one that staff keeps out stays', async () => {
  const { founder, join, organisationId } = await foundOrganisation(tolk);
  await join('reads');
  await act(founder, null);
  await block(organisationId);
  expect(await organisationCall(founder, 'leaveOrganisation', { organisationId })).toMatchObject({
    code: 1804,
  });
});
