import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnHiding } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ModerationSection } from './moderation-section.tsx';

const silence: OwnHiding = {
  moderationId: '0192a7c0-0000-7000-8000-000000000001',
  subject: 'silence',
  title: 'Pay me by bank transfer.',
  state: 'hidden',
  reason: null,
  words: 'Keep payments on Tolk.',
  hiddenTime: '2026-11-02T08:00:00.000Z',
  untilTime: '2026-11-09T08:00:00.000Z',
  appeal: '',
  appealTime: null,
  decision: '',
  decideTime: null,
  mayAppeal: true,
};

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
});

it('a message ban says what it was about, why and how long, and takes an appeal', async () => {
  const asked = answerCalls({
    '/supinterface/getOwnHidings': [silence],
    '/supinterface/appealHiding': { ...silence, state: 'appealed', mayAppeal: false },
  });
  renderScreen(<ModerationSection />);
  const item = await screen.findByRole('listitem');
  expect(within(item).getByRole('heading')).toHaveTextContent(
    'Message ban: Pay me by bank transfer.',
  );
  expect(item).toHaveTextContent('In force');
  expect(item).toHaveTextContent(/2 Nov 2026.* to .*9 Nov 2026/);
  expect(item).toHaveTextContent('Keep payments on Tolk.');
  await userEvent.click(within(item).getByRole('button', { name: 'Appeal…' }));
  const dialog = screen.getByRole('dialog', { name: 'Appeal against the message ban' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'It was a joke.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the appeal' }));
  const { moderationId } = silence;
  expect(asked).toContainEqual({
    path: '/supinterface/appealHiding',
    body: { moderationId, text: 'It was a joke.' },
  });
});

it('a warning that was lifted says so, and what staff wrote', async () => {
  const lifted = { state: 'restored', decision: 'You are right.', mayAppeal: false } as const;
  const warning = { ...silence, subject: 'warning', untilTime: null, title: '', ...lifted };
  answerCalls({ '/supinterface/getOwnHidings': [warning] });
  renderScreen(<ModerationSection />);
  const item = await screen.findByRole('listitem');
  expect(within(item).getByRole('heading')).toHaveTextContent(/^Warning$/);
  expect(item).toHaveTextContent('Lifted');
  expect(item).toHaveTextContent('Our decision: You are right.');
  expect(within(item).queryByRole('button')).not.toBeInTheDocument();
});

it('what its author deleted has no appeal, and says why', async () => {
  const posting = { ...silence, subject: 'posting', title: 'Lease', untilTime: null } as const;
  answerCalls({
    '/supinterface/getOwnHidings': [{ ...posting, mayAppeal: false, deleted: true }],
  });
  renderScreen(<ModerationSection />);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('You deleted it, so there is nothing to appeal against.');
  expect(within(item).queryByRole('button')).not.toBeInTheDocument();
});
