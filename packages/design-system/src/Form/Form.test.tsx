import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { getLanguage, I18nProvider, setLanguage } from '@tolk/i18n';
import * as yup from 'yup';
import { FormActions } from '../FormActions/FormActions.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Form } from './Form.tsx';
import { isSaidByForm } from './said-by-form.ts';

interface Values {
  account: string;
  password: string;
}

const schema = yup.object({
  account: yup
    .string()
    .required(() => (getLanguage() === 'en' ? 'Enter your account' : '请填写账号')),
  password: yup.string().required('Enter your password'),
});

interface SignInProps {
  onSubmit?: (values: Values) => Promise<unknown>;
  draftKey?: string;
  serverFields?: Record<string | number, string>;
}

function SignIn({ onSubmit = () => Promise.resolve(), draftKey, serverFields = {} }: SignInProps) {
  return (
    <I18nProvider>
      <ThemeProvider>
        <Form<Values>
          aria-label="Sign in"
          initialValues={{ account: '', password: '' }}
          validationSchema={schema}
          onSubmit={onSubmit}
          draftExcept={['password']}
          serverFields={serverFields}
          {...(draftKey ? { draftKey } : {})}
        >
          <TextField name="account" label="Account" hint="Phone or e-mail" required />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <FormActions submitLabel="Send" />
        </Form>
      </ThemeProvider>
    </I18nProvider>
  );
}

const account = () => screen.getByRole('textbox', { name: 'Account' });
const password = () => screen.getByLabelText('Password');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

it('sending an incomplete form focuses the first wrong field and describes it', async () => {
  render(<SignIn />);
  await userEvent.type(password(), 'secret');
  await send();
  await waitFor(() => expect(account()).toHaveFocus());
  expect(account()).toBeInvalid();
  expect(account()).toHaveAccessibleDescription('Phone or e-mail Enter your account');
  expect(password()).toBeValid();
});

it('brings the message below the first wrong field into view', async () => {
  const shown: unknown[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, how: unknown) {
      shown.push([this.textContent, how]);
    },
  });
  try {
    render(<SignIn />);
    await send();
    await waitFor(() => expect(shown).toEqual([['Enter your account', { block: 'nearest' }]]));
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

it('a complete form sends its values', async () => {
  const sent: Values[] = [];
  render(<SignIn onSubmit={(values) => Promise.resolve(sent.push(values))} />);
  await userEvent.type(account(), 'ann@example.com');
  await userEvent.type(password(), 'secret');
  await send();
  expect(sent).toEqual([{ account: 'ann@example.com', password: 'secret' }]);
});

it('a message of the server stands beside its field until the value changes', async () => {
  const envelope = { code: 400, msg: 'Refused', data: { fields: { account: 'Not registered' } } };
  render(<SignIn onSubmit={() => Promise.reject(envelope)} />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  await send();
  expect(await screen.findByText('Not registered')).toBeInTheDocument();
  await waitFor(() => expect(account()).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByText('Not registered')).toBeInTheDocument();
  await userEvent.type(account(), 'a');
  expect(screen.queryByText('Not registered')).not.toBeInTheDocument();
});

it('a refusal that names no field stands above the page’s next step', async () => {
  const refusal = { code: 429, msg: 'Too many tries', requestId: 'r-17' };
  render(<SignIn onSubmit={() => Promise.reject(refusal)} />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
  expect(screen.getByRole('alert')).toHaveTextContent('r-17');
});

it('a refusal that names no field takes the focus, each time it comes', async () => {
  const refusal = { code: 409, msg: 'It has changed in the meantime' };
  render(<SignIn onSubmit={() => Promise.reject(refusal)} />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.type(password(), '2');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('an attempt that got no answer is said at the form until the next one, and what was typed stays', async () => {
  let answers = false;
  const lost = { code: 0, message: '', effect: 'offline' };
  render(<SignIn onSubmit={() => (answers ? Promise.resolve() : Promise.reject(lost))} />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  expect(isSaidByForm(lost)).toBe(true);
  await userEvent.type(account(), '@example.com');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(account()).toHaveValue('ann@example.com');
  answers = true;
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

async function refuse(refusal: object, serverFields: Record<string | number, string> = {}) {
  render(<SignIn onSubmit={() => Promise.reject(refusal)} serverFields={serverFields} />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  await send();
}

it('a refusal stands beside the field that its code speaks of', async () => {
  await refuse({ code: 1001, message: 'Wrong password' }, { 1001: 'password' });
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Wrong password');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('what the call names otherwise stands beside the form’s own field', async () => {
  await refuse(
    { code: 422, message: 'Some fields', fields: { 'loginNames.0': 'Too long' } },
    { loginNames: 'account' },
  );
  await waitFor(() => expect(account()).toHaveAccessibleDescription('Phone or e-mail Too long'));
});

it('what is said of a field that the form does not have is not lost', async () => {
  await refuse({ code: 422, message: 'Some fields need your attention.', fields: { city: 'No' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Some fields need your attention.No');
});

it('a draft survives a reload without the password and goes once it is sent', async () => {
  const first = render(<SignIn draftKey="sign-in" />);
  await userEvent.type(account(), 'ann');
  await userEvent.type(password(), 'secret');
  first.unmount();
  render(<SignIn draftKey="sign-in" />);
  expect(account()).toHaveValue('ann');
  expect(password()).toHaveValue('');
  await userEvent.type(password(), 'secret');
  await send();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('a password can be shown', async () => {
  render(<SignIn />);
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

it('messages follow the language without a new attempt to send, and typed text stays', async () => {
  render(<SignIn />);
  await userEvent.type(password(), 'secret');
  await send();
  expect(await screen.findByText('Enter your account')).toBeInTheDocument();
  await act(() => setLanguage('zh-CN'));
  expect(await screen.findByText('请填写账号')).toBeInTheDocument();
  expect(screen.getByDisplayValue('secret')).toBeInTheDocument();
  await act(() => setLanguage('en'));
});

it('a prerendered form, made without a draft, shows it once the page is taken over', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<SignIn draftKey="sign-in" />);
  sessionStorage.setItem('draft:sign-in', JSON.stringify({ account: 'ann' }));
  const differences = console.error;
  console.error = (...words) => {
    throw new Error(words.join(' '));
  };
  await act(async () => render(<SignIn draftKey="sign-in" />, { container: page, hydrate: true }));
  console.error = differences;
  expect(account()).toHaveValue('ann');
});

it('caps lock is told while a password is typed', async () => {
  render(<SignIn />);
  await userEvent.click(password());
  await userEvent.keyboard('{CapsLock}S');
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
});

it('a text that nears its end says how long it is, before anything is cut off', async () => {
  render(
    <I18nProvider>
      <ThemeProvider>
        <Form initialValues={{ name: '' }} onSubmit={() => Promise.resolve()}>
          <TextField name="name" label="Name" hint="Only you see it." maxLength={60} />
        </Form>
      </ThemeProvider>
    </I18nProvider>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'a'.repeat(47));
  expect(name).toHaveAccessibleDescription('Only you see it.');
  await userEvent.type(name, 'a');
  expect(name).toHaveAccessibleDescription('Only you see it. 48 / 60');
});
