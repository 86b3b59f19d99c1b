import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { SessionContext } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ActingSwitch } from './acting-switch.tsx';

const memberships = [
  {
    organisationId: 'o1',
    organisationName: 'Nordlys Energi',
    roles: ['asks'],
    scopes: ['read', 'ask'],
    isActing: true,
  },
  {
    organisationId: 'o2',
    organisationName: 'Fjord Shipping',
    roles: ['reads'],
    scopes: ['read'],
    isActing: false,
  },
];

function open(belongsTo: object[]) {
  const acted: unknown[] = [];
  answerCalls({ '/clientinterface/getMemberships': belongsTo });
  renderScreen(
    <SessionContext
      value={{
        session: { status: 'signedIn', identity: 'client', user: undefined },
        switchIdentity: () => Promise.resolve(false),
        actFor: (organisationId) => {
          acted.push(organisationId);
          return Promise.resolve(true);
        },
      }}
    >
      <ActingSwitch identity="client" />
      <p>beside</p>
    </SessionContext>,
  );
  return acted;
}

beforeEach(() => setLanguage('en'));

it('the header says for whom one acts, and leads to the others and to oneself', async () => {
  const acted = open(memberships);
  const button = await screen.findByRole('button', { name: 'Acting for: Nordlys Energi' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitemradio', { name: 'Nordlys Energi' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Fjord Shipping' }));
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Myself' }));
  expect(acted).toEqual(['o2', null]);
});

it('choosing the one that one acts for already does nothing', async () => {
  const acted = open(memberships);
  await userEvent.click(await screen.findByRole('button', { name: /Acting for/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nordlys Energi' }));
  expect(acted).toEqual([]);
});

it('nothing stands there for who belongs to no organisation', () => {
  open([]);
  expect(screen.getByText('beside')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
