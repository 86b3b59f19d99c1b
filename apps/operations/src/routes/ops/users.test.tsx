import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './users.tsx';

const list = '/opsinterface/getUserList';

function open(role: 'support' | 'finance', at: string) {
  const asked = answerCalls({
    [list]: { total: 0, list: [] },
    '/opsinterface/getStaffUser': { staffId: 's1', account: 'a', name: 'Ada', role, scopes: [] },
  });
  renderScreen(<Screen />, { at });
  return asked;
}

describe('the users for staff', () => {
  it('are narrowed down and sorted as the address says, and a choice stands in it', async () => {
    const asked = open('support', '/ops/users?side=both&mark=fraud&sort=seen&state=active');
    await screen.findByText('No account matches');
    const body = { pageNum: 1, pageSize: 20, state: 'active', side: 'both' };
    const last = () => asked.findLast(({ path }) => path === list)?.body;
    await waitFor(() => expect(last()).toEqual({ ...body, mark: 'fraud', sort: 'seen' }));

    await userEvent.click(screen.getByRole('combobox', { name: 'Sort' }));
    await userEvent.click(screen.getByRole('option', { name: 'By name' }));
    await waitFor(() => expect(last()).toEqual({ ...body, mark: 'fraud', sort: 'name' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Mark' }));
    await userEvent.click(screen.getByRole('option', { name: 'Watched' }));
    await waitFor(() => expect(last()).toEqual({ ...body, mark: 'watched', sort: 'name' }));
  });

  it('are not narrowed down to signs of fraud by who does not moderate', async () => {
    open('finance', '/ops/users');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Mark' }));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toContain('Watched');
    expect(options).not.toContain('Open signs of fraud');
  });

  it('are shown without that mark to who does not moderate, whatever the address says', async () => {
    const asked = open('finance', '/ops/users?mark=fraud&side=both');
    await screen.findByText('No account matches');
    await screen.findByRole('combobox', { name: 'Mark' });
    const bodies = asked.filter(({ path }) => path === list).map(({ body }) => body);
    expect(bodies).toEqual([{ pageNum: 1, pageSize: 20, side: 'both' }]);
  });
});
