import { screen } from '@testing-library/react';
import { notify } from '@tolk/design-system';
import { callServer } from '@tolk/api-client';
import { RouteLink, useListAddress } from '@tolk/platform';
import { act } from 'react';
import { answerCalls, renderScreen } from './index.ts';

function Page() {
  const { page } = useListAddress();
  return <RouteLink to="jobList">Page {page}</RouteLink>;
}

it('a screen stands at its address, with routes and notices', () => {
  renderScreen(<Page />, { at: '/jobhall/joblist?page=3' });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/jobhall/joblist');
  act(() => notify('Saved.'));
  expect(screen.getByText('Saved.')).toBeVisible();
});

it('calls are answered by their path and kept with what they asked', async () => {
  const asked = answerCalls({ '/supinterface/getProjectList': { total: 0, list: [] } });
  const answer = await callServer('/supinterface/getProjectList', { pageNum: 2 });
  expect(answer).toMatchObject({ data: { total: 0, list: [] } });
  expect(asked).toEqual([{ path: '/supinterface/getProjectList', body: { pageNum: 2 } }]);
});
