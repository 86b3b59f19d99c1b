import { screen } from '@testing-library/react';
import { useListAddress } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { NotificationsTab } from './notifications-tab.tsx';

function Tab() {
  const list = useListAddress<'tab' | 'show' | 'event' | 'status'>();
  return <NotificationsTab viewer="client" list={list} />;
}

it.each([
  ['?show=unread', 'All read'],
  ['?event=news', 'No notifications of this kind'],
  ['?event=news&show=unread', 'No unread notifications of this kind'],
  ['', 'No notifications yet'],
])('where %s finds none it says “%s”', async (query, said) => {
  answerCalls({ '/clientinterface/getXXTZDatas': { total: 0, list: [] } });
  renderScreen(<Tab />, { at: `/${query}` });
  expect(await screen.findByText(said)).toBeVisible();
});
