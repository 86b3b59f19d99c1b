import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileInfo, Message } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { FileMessage } from './file-message.tsx';
import { MessageItem } from './message-item.tsx';
import { MessageMenu } from './message-menu.tsx';

const picture: FileInfo = {
  fileId: '01990000-0000-7000-8000-000000000001',
  fileName: 'page-3.png',
  fileType: 'image/png',
  fileSize: 2_048,
  uploadTime: '2026-11-25T08:00:00Z',
  wordCount: null,
};
const load = () => Promise.resolve(new Blob(['x'], { type: 'image/png' }));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

it('a picture that is pressed opens as large as the window allows, and closes again', async () => {
  renderScreen(<FileMessage file={picture} preview={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge page-3.png' }));
  expect(screen.getByRole('dialog', { name: 'page-3.png' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'page-3.png' })).toHaveAttribute('src', 'blob:picture');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a picture that can’t be fetched leaves its link', async () => {
  const failing = () => Promise.reject(new Error('away'));
  renderScreen(<FileMessage file={picture} preview={failing} />);
  expect(await screen.findByRole('button', { name: /page-3\.png/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull();
});

const message: Message = {
  seq: 1,
  changed: 1,
  messageId: '01990000-0000-7000-8000-000000000002',
  by: 'client',
  time: '2026-11-25T08:00:00Z',
  text: 'Good morning.',
  file: null,
  quote: null,
  recalled: false,
  event: null,
  outsidePayment: false,
};

it.each([
  [undefined, false, 'You Good morning.'],
  ['Ingrid Dahl', false, 'Ingrid Dahl Good morning.'],
  ['Ingrid Dahl', true, 'Ingrid Dahl Good morning.'],
])('a message of one’s own side by %s, joined %s, begins “%s”', (memberName, joins, beginning) => {
  const { container } = renderScreen(
    <MessageItem
      message={{ ...message, ...(memberName === undefined ? {} : { memberName }) }}
      isOwn
      viewer="client"
      joins={joins}
      isRead={false}
      isSought={false}
      otherName="林悦"
      onQuoted={() => undefined}
      onMenu={() => undefined}
    />,
  );
  expect(container).toHaveTextContent(new RegExp(`^${beginning}`));
});

it.each([
  [false, ['Reply', 'Copy', 'Recall']],
  [true, ['Reply', 'Copy']],
])(
  'the menu of a message of one’s own side, by a colleague: %s, offers %j',
  (byColleague, items) => {
    const nothing = () => undefined;
    const time = new Date().toISOString();
    renderScreen(
      <MessageMenu
        message={{ ...message, time, memberName: 'Ingrid Dahl', byColleague }}
        isOwn
        anchor={document.body}
        onClose={nothing}
        onReply={nothing}
        onRecall={nothing}
        onReport={nothing}
      />,
    );
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(items);
  },
);
