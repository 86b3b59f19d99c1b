import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { confirmingContact } from './contact-channels.ts';
import { ContactForm, type ContactChange } from './contact-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  return setLanguage('en');
});

const old = { channel: 'email', address: 'old@tolk.example' } as const;

function show(onSubmit: (change: ContactChange) => Promise<unknown> = async () => {}) {
  const sent: string[] = [];
  renderScreen(
    <ContactForm
      channel="email"
      now={old.address}
      confirming={old}
      onConfirmCode={async () => sent.push('old')}
      onProveCode={async (address) => sent.push(address)}
      onSubmit={onSubmit}
      onCancel={() => {}}
    />,
  );
  const user = userEvent.setup();
  const [sendOld, sendNew] = screen.getAllByRole('button', { name: 'Send the code' });
  return { sent, user, sendOld: sendOld as HTMLElement, sendNew: sendNew as HTMLElement };
}

const oldCode = () => screen.getByRole('textbox', { name: /^Code from old@tolk.example/ });
const address = () => screen.getByRole('textbox', { name: /^New e-mail address/ });
const newCode = () => screen.getByRole('textbox', { name: /^Code from the new address/ });

describe('changing the e-mail address', () => {
  it('says where each code goes, sends both, and hands them in together', async () => {
    const changes: ContactChange[] = [];
    const { user, sent, sendOld, sendNew } = show(async (change) => changes.push(change));
    expect(oldCode()).toHaveAccessibleDescription('We send it by e-mail to old@tolk.example.');
    await user.click(sendOld);
    await user.type(oldCode(), '111111');
    await user.type(address(), ' new@tolk.example ');
    await user.click(sendNew);
    expect(newCode()).toHaveAccessibleDescription('Sent to new@tolk.example.');
    await user.type(newCode(), '222222');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(sent).toEqual(['old', 'new@tolk.example']);
    expect(changes).toEqual([{ address: 'new@tolk.example', code: '222222', oldCode: '111111' }]);
  });

  it('sends no code to what is no address, and says so beside it', async () => {
    const { user, sent, sendNew } = show();
    await user.type(address(), 'new@');
    await user.click(sendNew);
    await waitFor(() => expect(address()).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('does not take the address that is bound already', async () => {
    const { user, sent, sendNew } = show();
    await user.type(address(), 'old@tolk.example');
    await user.click(sendNew);
    await waitFor(() =>
      expect(address()).toHaveAccessibleDescription('This account already uses it.'),
    );
    expect(sent).toEqual([]);
  });

  it('says that a code went elsewhere once the address is another, which is sent one at once', async () => {
    const { user, sent, sendNew } = show();
    await user.type(address(), 'a@tolk.example');
    await user.click(sendNew);
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeDisabled();
    await user.type(address(), 'n');
    expect(newCode()).toHaveAccessibleDescription(
      /^The code was sent to a@tolk.example. Request a new one for the address above./,
    );
    const again = screen.getAllByRole('button', { name: 'Send the code' })[1] as HTMLElement;
    await user.click(again);
    expect(sent).toEqual(['a@tolk.example', 'a@tolk.examplen']);
  });

  it('shows beside its field which of the codes was wrong', async () => {
    const words = 'This code is wrong or no longer valid.';
    const { user } = show(() =>
      Promise.reject({ code: 1002, effect: 'message', message: 'No.', fields: { oldCode: words } }),
    );
    await user.type(oldCode(), '111111');
    await user.type(address(), 'new@tolk.example');
    await user.type(newCode(), '222222');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(oldCode()).toBeInvalid());
    expect(oldCode()).toHaveAccessibleDescription(
      `We send it by e-mail to old@tolk.example. ${words}`,
    );
    expect(oldCode()).toHaveFocus();
    expect(newCode()).toBeValid();
  });
});

describe('what confirms a change', () => {
  const email = 'a@tolk.example';
  const phone = '+8613800000000';
  it.each([
    ['email', { email, phone }, { channel: 'email', address: email }],
    ['email', { email: null, phone }, { channel: 'phone', address: phone }],
    ['phone', { email, phone: null }, { channel: 'email', address: email }],
    ['phone', { email, phone }, { channel: 'phone', address: phone }],
    ['phone', { email: null, phone: null }, undefined],
  ] as const)('of the %s with %j is %j', (changed, bound, contact) => {
    expect(confirmingContact(bound, changed)).toEqual(contact);
  });
});
