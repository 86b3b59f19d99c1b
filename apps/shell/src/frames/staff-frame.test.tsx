import { startStaffSession } from '@tolk/api-client';
import type { StaffUser } from '@tolk/contract';
import { Form, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffFrame } from './staff-frame.tsx';

const user: StaffUser = {
  staffId: 's1',
  account: 'he@tolk.example',
  name: 'He',
  role: 'support',
  scopes: [],
};
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));

it('keeps what staff type as theirs, until they log out', async () => {
  startStaffSession('s1');
  answerCalls({
    '/opsinterface/getStaffUser': user,
    '/opsinterface/loginOut': {},
  });
  renderScreen(
    <StaffFrame path="/ops/appeal">
      <Form
        initialValues={{ reason: '' }}
        validationSchema={object({ reason: string() })}
        onSubmit={() => Promise.resolve()}
        draftKey="ruling-a1"
      >
        <TextField name="reason" label="Reason" />
      </Form>
    </StaffFrame>,
    { at: '/ops/appeal' },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The client is right.');
  await waitFor(() => expect(drafts()).toEqual(['staff-draft:ruling-a1']));
  await userEvent.click(await screen.findByRole('button', { name: /He/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(drafts()).toEqual([]));
});
