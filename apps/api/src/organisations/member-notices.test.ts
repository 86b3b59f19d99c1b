import { MINUTE } from '@tolk/domain';
import { openMarket } from '../../test/support/market.ts';
import { foundOrganisation, organisation } from '../../test/support/organisations.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

it('who was removed is mailed nothing more of the organisation, and who stays is', async () => {
  const market = await openMarket(tolk);
  const { founder, admit, join } = await foundOrganisation(tolk);
  await admit(market.client, 'asks');
  const [removed, staying] = [await join('pays'), await join('pays')];
  await market.receive({ orderName: 'Secret tender' });
  await organisation(founder, 'removeMember', { personId: removed.personId });
  await tolk.advance(2 * MINUTE);
  await tolk.settle();
  const subjectsTo = (account: string) =>
    tolk.mails.filter(({ to }) => to === account).map(({ subject }) => subject);
  expect(subjectsTo(removed.account)).toEqual(['You no longer belong to Nordlys Energi']);
  expect(subjectsTo(staying.account)).toEqual([expect.stringMatching(/^Nordlys Energi: /)]);
});
