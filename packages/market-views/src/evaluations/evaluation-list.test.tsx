import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EvaluationRow } from '@tolk/contract';
import { SessionContext } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { EvaluationList } from './evaluation-list.tsx';

const hidden: EvaluationRow = {
  evaluateId: '0192a7c0-0000-7000-8000-000000000001',
  projectOrderId: '0192a7c0-0000-7000-8000-000000000002',
  orderName: 'Clinical trial protocol',
  direction: 'received',
  evaluateGrade: null,
  evaluateDescription: null,
  visible: false,
  visibleAt: '2126-12-04T10:00:00.000Z',
  evaluatedName: 'Lin Wanqing',
  authorName: 'Zhou Mingyuan',
  createTime: '2026-11-20T10:00:00.000Z',
  reply: null,
  replyTime: null,
  mayReply: false,
};

function show(row: EvaluationRow) {
  renderScreen(<EvaluationList evaluations={[row]} viewer="supplier" />);
}

describe('a review', () => {
  it('that is hidden says when it shows at the latest', () => {
    show(hidden);
    const said = screen.getByText(/You see it once your own review is in, at the latest/);
    expect(said.querySelector('time')).toHaveAttribute('datetime', '2126-12-04T10:00:00.000Z');
    expect(said).toHaveTextContent('4 Dec 2126');
  });

  it('of one’s own says when the other side sees it', () => {
    show({ ...hidden, direction: 'given', evaluateGrade: 5, evaluateDescription: 'Precise.' });
    expect(screen.getByText('For Lin Wanqing')).toBeVisible();
    expect(screen.getByText(/The other side sees it once both reviews are in/)).toBeVisible();
  });

  it('that shows has its words and no such sentence', () => {
    show({
      ...hidden,
      visible: true,
      visibleAt: null,
      evaluateGrade: 4,
      evaluateDescription: 'Ok.',
    });
    expect(screen.getByText('Ok.')).toBeVisible();
    expect(screen.queryByText(/at the latest/)).not.toBeInTheDocument();
  });

  it('that one received is reported with a reason; one’s own is not', async () => {
    const path = '/supinterface/reportContent';
    const asked = answerCalls({ [path]: {} });
    const shown = { ...hidden, visible: true, visibleAt: null, evaluateGrade: 1 };
    const session = { status: 'signedIn', identity: 'supplier', user: undefined } as const;
    const actions = {
      switchIdentity: () => Promise.resolve(false),
      actFor: () => Promise.resolve(false),
    };
    const own = { ...shown, evaluateId: 'own', direction: 'given' as const };
    renderScreen(
      <SessionContext value={{ session, ...actions }}>
        <EvaluationList evaluations={[own, shown]} viewer="supplier" />
      </SessionContext>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Report this review' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report this review' }));
    await user.click(dialog.getByRole('radio', { name: 'It insults or threatens somebody.' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked.map(({ body }) => body)).toEqual([
      { subject: 'review', subjectId: hidden.evaluateId, reason: 'offensive', note: '' },
    ]);
  });
});
