import { screen } from '@testing-library/react';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { PortalHeader } from './portal-header.tsx';

beforeEach(() => setLanguage('en'));

it.each([
  ['supplier', '/onlinecommunication/index', '/messagecenter/messagefeedback'],
  ['client', '/xqonlinecommunication/index', '/xqmessagecenter/xqmessagefeedback'],
] as const)('the header of a %s leads to what waits to be read', (identity, chat, news) => {
  renderScreen(
    <PortalHeader
      identity={identity}
      counts={{ message: 3, mention: 0, notification: 2, work: 0 }}
    />,
  );
  const messages = screen.getByRole('link', { name: /^Messages/ });
  expect(messages).toHaveAttribute('href', chat);
  expect(messages).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('href', news);
});
