import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PushPreference } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { PreferenceTable } from './preference-table.tsx';
import { useOptimisticSwitches, type Wish } from './use-optimistic-switches.ts';

const free = { locked: false, available: true };
const stored: PushPreference[] = [
  {
    event: 'order',
    channels: [
      { channel: 'email', on: true, ...free },
      { channel: 'sms', on: false, locked: false, available: false },
    ],
  },
  {
    event: 'account',
    channels: [
      { channel: 'email', on: true, locked: true, available: true },
      { channel: 'sms', on: false, locked: false, available: false },
    ],
  },
];

interface Answer {
  resolve: (list: PushPreference[]) => void;
  reject: (error: unknown) => void;
}

function show() {
  const answers: Answer[] = [];
  const asked: Wish[] = [];
  function Switches() {
    const { list, choose } = useOptimisticSwitches(stored, (wish) => {
      asked.push(wish);
      const { promise, resolve, reject } = Promise.withResolvers<PushPreference[]>();
      answers.push({ resolve, reject });
      return promise;
    });
    return <PreferenceTable preferences={list} onChoose={(wish) => void choose(wish)} />;
  }
  renderScreen(<Switches />);
  return { answers, asked, user: userEvent.setup() };
}

const orders = () => screen.getByRole('switch', { name: 'Orders: E-mail' });

beforeEach(() => setLanguage('en'));

describe('a notification switch', () => {
  it('shows at once what was chosen and keeps what the server answers', async () => {
    const { user, asked, answers } = show();
    await user.click(orders());
    expect(orders()).not.toBeChecked();
    expect(asked).toEqual([{ event: 'order', channel: 'email', on: false }]);
    const [first, ...others] = stored as [PushPreference, ...PushPreference[]];
    const off = first.channels.map((one) => ({ ...one, on: false }));
    answers[0]?.resolve([{ event: 'order', channels: off }, ...others]);
    await waitFor(() => expect(orders()).not.toBeChecked());
  });

  it('goes back and says why when it could not be saved', async () => {
    const { user, answers } = show();
    await user.click(orders());
    answers[0]?.reject({ code: 429, effect: 'message', message: 'Too many attempts.' });
    await waitFor(() => expect(orders()).toBeChecked());
    expect(screen.getByText('Too many attempts.')).toBeVisible();
  });

  it('that was chosen twice shows the last choice while the first is still under way', async () => {
    const { user, answers } = show();
    await user.click(orders());
    await user.click(orders());
    expect(orders()).toBeChecked();
    answers[0]?.reject({ code: 503, effect: 'message', message: 'Away.' });
    await screen.findByText('Away.');
    expect(orders()).toBeChecked();
  });

  it('is off for a channel without an address and fixed where security asks for it', () => {
    show();
    expect(screen.getByRole('switch', { name: 'Orders: SMS' })).toBeDisabled();
    const security = screen.getByRole('switch', { name: 'Account and security: E-mail' });
    expect(security).toBeChecked();
    expect(security).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Orders: always on the site' })).toBeChecked();
  });
});
