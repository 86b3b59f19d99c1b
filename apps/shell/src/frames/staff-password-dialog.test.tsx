import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { StaffAuthenticatorDialog } from './staff-authenticator-dialog.tsx';
import { StaffPasswordDialog } from './staff-password-dialog.tsx';

const path = '/opsinterface/changePassword';

function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
  }
}

it('staff change their own password with the code of their app, blanks and all', async () => {
  const asked = answerCalls({ [path]: {} });
  let closed = false;
  renderScreen(<StaffPasswordDialog account="he@tolk.example" onClose={() => (closed = true)} />);
  fill({
    'Current password': 'ink-that-checks-seals',
    'New password': 'a quiet red harbour',
    'Repeat new password': 'a quiet red harbour',
    'Code of your authenticator app': '123 456',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  await waitFor(() => expect(closed).toBe(true));
  const body = {
    oldPassword: 'ink-that-checks-seals',
    newPassword: 'a quiet red harbour',
    code: '123456',
  };
  expect(asked).toMatchObject([{ path, body }]);
  expect(
    screen.getByText('Your password has been changed. Your other sessions have ended.'),
  ).toBeVisible();
});

it('two different new passwords are not sent', async () => {
  const asked = answerCalls({ [path]: {} });
  renderScreen(<StaffPasswordDialog account="he@tolk.example" onClose={() => {}} />);
  fill({
    'Current password': 'ink-that-checks-seals',
    'New password': 'a quiet red harbour',
    'Repeat new password': 'a quiet red harbor',
    'Code of your authenticator app': '123456',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  expect(asked).toEqual([]);
});

it('staff move to another authenticator with the codes of both', async () => {
  const paths = ['/opsinterface/beginSecondFactor', '/opsinterface/confirmSecondFactor'] as const;
  const enrolment = { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://', qrCode: 'data:,' };
  const asked = answerCalls({ [paths[0]]: { ticket: 'sealed', enrolment }, [paths[1]]: {} });
  let closed = false;
  renderScreen(<StaffAuthenticatorDialog onClose={() => (closed = true)} />);
  fill({ 'Current password': 'ink-that-checks-seals', 'Code of the app you use now': '123 456' });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  fill({ 'Code of the new app': '654 321' });
  fireEvent.click(screen.getByRole('button', { name: 'Use the new app' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(asked).toMatchObject([
    { path: paths[0], body: { password: 'ink-that-checks-seals', code: '123456' } },
    { path: paths[1], body: { ticket: 'sealed', code: '654321' } },
  ]);
});
