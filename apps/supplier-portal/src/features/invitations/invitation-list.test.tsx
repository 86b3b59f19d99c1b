import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListAddress } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { InvitationList } from './invitation-list.tsx';

function Screen() {
  return <InvitationList list={useListAddress<'tab'>()} />;
}

const record = {
  averageGrade: 4.5,
  evaluations: 6,
  ordersPaid: 8,
  ordersCompleted: 8,
  ordersUnpaid: 0,
  hoursToPay: 3,
  ordersDisputed: 0,
  hired: null,
  memberSince: '2026-03-04T00:00:00.000Z',
  companyCertified: false,
};
// The list reads no more of a posting than this.
const posting = {
  projectReleaseInforId: 'one',
  projectName: 'Lease of a wind farm',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 260_00,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  deadline: '2126-11-27T10:00:00.000Z',
  dueDate: '2126-12-01T10:00:00.000Z',
  zone: 'Asia/Shanghai',
};
const invitation = {
  posting,
  publisherName: 'Nordlys',
  message: 'Would this suit you?',
  award: 'choice',
  answer: 'declined',
  offer: null,
  createTime: '2026-11-20T08:00:00.000Z',
};

it('says of each invitation what its client is like', async () => {
  const asked = answerCalls({
    '/supinterface/getPostingInvitations': {
      total: 2,
      list: [
        { ...invitation, postingInvitationId: 'a' },
        {
          ...invitation,
          postingInvitationId: 'b',
          posting: { ...posting, projectReleaseInforId: 'two', projectName: 'Turbine' },
        },
      ],
    },
    '/supinterface/getClientRecords': [{ projectReleaseInforId: 'one', record }],
  });
  renderScreen(<Screen />);
  expect(await screen.findByText('Pays within 3 hours')).toBeVisible();
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Lease of a wind farm.*4\.5/);
  expect(rows[1]).not.toHaveTextContent('Pays');
  expect(asked.find(({ path }) => path.endsWith('getClientRecords'))?.body).toEqual({
    projectReleaseInforIds: ['one', 'two'],
  });
});

it('is accepted at the terms offered, by whoever is first', async () => {
  const asked = answerCalls({
    '/supinterface/getPostingInvitations': {
      total: 1,
      list: [{ ...invitation, postingInvitationId: 'a', award: 'first', answer: null }],
    },
    '/supinterface/getClientRecords': [],
    '/supinterface/acceptPostingInvitation': { projectApplicationJLId: 'one' },
  });
  renderScreen(<Screen />);
  expect(await screen.findByText('Whoever accepts first gets the job')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation of Nordlys' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¥ 260.00 CNY per thousand words');
  expect(dialog).toHaveTextContent('¥ 3,120.00 CNY in total');
  expect(dialog).toHaveTextContent(/Due .*2126/);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('The job is yours. The client sends you the order next.');
  expect(asked.find(({ path }) => path.endsWith('acceptPostingInvitation'))?.body).toEqual({
    postingInvitationId: 'a',
    content: 'I accept at the terms offered.',
  });
});

it('is declined only after asking, since that can’t be undone', async () => {
  const asked = answerCalls({
    '/supinterface/getPostingInvitations': {
      total: 1,
      list: [{ ...invitation, postingInvitationId: 'a', answer: null }],
    },
    '/supinterface/getClientRecords': [],
    '/supinterface/declinePostingInvitation': {},
  });
  const declined = () => asked.filter(({ path }) => path.endsWith('declinePostingInvitation'));
  renderScreen(<Screen />);
  const decline = { name: 'Decline (Lease of a wind farm)' };
  await userEvent.click(await screen.findByRole('button', decline));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Nordlys is told that you declined, and can’t invite you to “Lease of a wind farm” again. This can’t be undone.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(declined()).toEqual([]);
  await userEvent.click(screen.getByRole('button', decline));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('The invitation is declined.');
  expect(declined()).toMatchObject([{ body: { postingInvitationId: 'a' } }]);
});
