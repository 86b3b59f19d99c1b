import { screen } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './resumedelivery.tsx';

const list = '/clientinterface/getResumeDelivery';

describe('the received applications', () => {
  it('have the filters and the order that the list of people has', async () => {
    const asked = answerCalls({
      [list]: { total: 0, list: [] },
      '/clientinterface/getResumeViewReminder': { count: 0, msg: '' },
      '/clientinterface/getPositionProjectList': { total: 0, list: [] },
    });
    renderScreen(<Screen />, {
      at: '/xqpositionmanagement/resumedelivery?filter=unread&sort=price&search=wind',
    });
    expect(await screen.findByText('Nothing here')).toBeVisible();
    expect(asked.find(({ path }) => path === list)?.body).toEqual({
      pageNum: 1,
      pageSize: 20,
      filter: 'unread',
      search: 'wind',
      sort: 'price',
    });
    expect(screen.getByRole('combobox', { name: 'Project' })).toBeVisible();
  });
});
