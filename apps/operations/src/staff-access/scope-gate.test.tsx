import { screen } from '@testing-library/react';
import type { StaffRole } from '@tolk/domain';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { remote } from '../remote.tsx';

async function open(path: string, role: StaffRole) {
  const asked = answerCalls({
    '/opsinterface/getStaffUser': {
      staffId: '0192a7c0-0000-7000-8000-000000000001',
      name: 'He Jing',
      email: 'he@tolk.example',
      role,
      scopes: [],
    },
    '/opsinterface/getNewsList': { total: 0, list: [] },
  });
  const { Screen } = (await remote.routes.find((route) => route.path === path)?.load()) ?? {};
  if (!Screen) throw new Error(`no screen at ${path}`);
  renderScreen(<Screen />, { at: path });
  return asked;
}

describe('a page of the console', () => {
  it('says whose it is to somebody who may not enter, and asks for nothing', async () => {
    const asked = await open('/ops/news', 'reviewer');
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
    expect(screen.getByText(/Your role is Reviewer/)).toHaveTextContent(
      'This page is for Support and Admin. If you need it for your work, ask an admin.',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(asked.map(({ path }) => path)).toEqual(['/opsinterface/getStaffUser']);
  });

  it('opens for those who may', async () => {
    await open('/ops/news', 'support');
    expect(await screen.findByRole('button', { name: 'Write news' })).toBeVisible();
  });

  it('of a record belongs to the scope of its list', async () => {
    await open('/ops/payoutbatch', 'support');
    expect(await screen.findByText(/This page is for Finance and Admin/)).toBeVisible();
  });
});
