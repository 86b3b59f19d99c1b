import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './index.tsx';

const list = '/clientinterface/getProjectOrderList';
const none = { total: 0, list: [] };

describe('the client’s orders', () => {
  it('are asked for as the address says', async () => {
    const asked = answerCalls({ [list]: none });
    renderScreen(<Screen />, {
      at: '/xqoffermanagement/index?orderStatus=sent&search=wind&page=2',
    });
    expect(await screen.findByText('No order matches')).toBeVisible();
    expect(asked.filter(({ path }) => path === list)).toEqual([
      {
        path: list,
        body: { pageNum: 2, pageSize: 20, orderStatus: 'sent', search: 'wind' },
      },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('wind');
  });

  it('are found by languages, days and total, and stand in the order asked for', async () => {
    const asked = answerCalls({ [list]: none });
    renderScreen(<Screen />, {
      at: '/xqoffermanagement/index?source=en&target=zh-CN&from=2026-11-01&to=2026-02-31&payFrom=1000&payTo=x&sort=due',
    });
    await screen.findByText('No order matches');
    expect(asked.find(({ path }) => path === list)?.body).toEqual({
      pageNum: 1,
      pageSize: 20,
      sourceLanguage: 'en',
      targetLanguage: 'zh-CN',
      from: '2026-11-01',
      amountFrom: 100_000,
      sort: 'due',
    });
    await userEvent.click(screen.getByRole('button', { name: /^More filters/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(window.location.search).toBe('?sort=due');
  });

  it('begin again at the first page under another status', async () => {
    const asked = answerCalls({ [list]: none });
    renderScreen(<Screen />, { at: '/xqoffermanagement/index?page=2' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Started' }));
    expect(window.location.search).toBe('?orderStatus=started');
    await screen.findByText('No order matches');
    expect(asked.findLast(({ path }) => path === list)?.body).toEqual({
      pageNum: 1,
      pageSize: 20,
      orderStatus: 'started',
    });
  });

  it('of an organisation are narrowed down to those that wait for approval', async () => {
    const membership = {
      organisationId: 'o1',
      organisationName: 'Nordlys Energi',
      roles: ['approves'],
      scopes: ['read', 'approve'],
      isActing: true,
    };
    const memberships = '/clientinterface/getMemberships';
    const asked = answerCalls({ [list]: none, [memberships]: [membership] });
    renderScreen(<Screen />, { at: '/xqoffermanagement/index' });
    await userEvent.click(screen.getByRole('button', { name: /^More filters/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Approval' }));
    await userEvent.click(screen.getByRole('option', { name: 'Waiting for approval' }));
    await screen.findByText('No order matches');
    expect(asked.findLast(({ path }) => path === list)?.body).toMatchObject({
      approval: 'waiting',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(window.location.search).toBe('');
  });

  it('come from applications: without one, that is where to begin', async () => {
    answerCalls({ [list]: none });
    renderScreen(<Screen />, { at: '/xqoffermanagement/index' });
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Received applications' })).toHaveAttribute(
      'href',
      '/xqpositionmanagement/resumedelivery',
    );
  });

  it('that could not be fetched are asked for again', async () => {
    const asked = answerCalls({});
    renderScreen(<Screen />, { at: '/xqoffermanagement/index' });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(asked.length).toBeGreaterThan(1);
  });
});
