import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTolkStore, TolkStoreProvider } from '@tolk/api-client';
import type { SupContact } from '@tolk/contract';
import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { SessionContext, type Session, type SessionUser } from '@tolk/platform';
import { ContactForm } from './contact-form.tsx';

const nothing: SupContact = { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' };

const ownFetch = globalThis.fetch;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  globalThis.fetch = (_input, init) => {
    sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(new Response(JSON.stringify({ code: 0, msg: '', data: nothing })));
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const store = createTolkStore();

function form(contact: SupContact, user: SessionUser | undefined) {
  const session: Session = { status: 'signedIn', identity: 'supplier', user };
  return (
    <I18nProvider>
      <ThemeProvider>
        <TolkStoreProvider store={store}>
          <SessionContext
            value={{
              session,
              switchIdentity: () => Promise.resolve(false),
              actFor: () => Promise.resolve(false),
            }}
          >
            <ContactForm contact={contact} owner="p1" />
          </SessionContext>
        </TolkStoreProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

const show = (contact: SupContact, account = '') =>
  render(form(contact, { id: 'p1', account, name: 'Lin' }));

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the contact' }));

it('a contact without any way to be reached is not sent', async () => {
  show(nothing);
  await save();
  expect(await screen.findByText('Add WeChat or another contact.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('one way other than WeChat is enough', async () => {
  show({ ...nothing, qq: '10001' });
  await save();
  expect(sent).toEqual([{ ...nothing, qq: '10001' }]);
});

it.each([
  ['lin@example.org', 'E-mail'],
  ['+8613912345678', 'Phone'],
])('the account %s is proposed as %s', (account, label) => {
  show(nothing, account);
  expect(screen.getByRole('textbox', { name: label })).toHaveValue(account);
});

it('the form waits until it is known what the person signs in with', () => {
  const { rerender } = render(form(nothing, undefined));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(form(nothing, { id: 'p1', account: 'lin@example.org', name: 'Lin' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('lin@example.org');
});

it('a contact that was saved stays as it is', () => {
  show({ ...nothing, wechat: 'lin' }, 'lin@example.org');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});
