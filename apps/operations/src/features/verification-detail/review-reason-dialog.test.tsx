import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { ReviewReasonDialog } from './review-reason-dialog.tsx';

function show(kind: 'realName' | 'settlementMethod') {
  const decided: string[] = [];
  renderScreen(
    <ReviewReasonDialog
      decision="refuse"
      kind={kind}
      reviewId="0192a7c0-0000-7000-8000-000000000001"
      onDecide={async (reason) => decided.push(reason)}
      onClose={() => undefined}
    />,
  );
  return decided;
}

const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const refuse = () => userEvent.click(screen.getByRole('button', { name: 'Refuse' }));

describe('the reason for refusing a certification', () => {
  it('takes a ready sentence in both languages below what was typed', async () => {
    const decided = show('realName');
    await userEvent.type(reason(), 'The back is missing.');
    await userEvent.click(
      screen.getByRole('button', {
        name: 'The document has expired. Send one that is valid.',
      }),
    );
    await refuse();
    expect(decided).toEqual([
      'The back is missing.\n证件已过有效期，请上传有效证件。\nThe document has expired. Send one that is valid.',
    ]);
  });

  it('offers sentences that fit what is reviewed', () => {
    show('settlementMethod');
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered).toContain('The account holder differs from your verified name.');
    expect(offered).not.toContain('The document has expired. Send one that is valid.');
  });

  it('is not sent while it is too short to help', async () => {
    const decided = show('realName');
    await userEvent.type(reason(), 'N');
    await refuse();
    await waitFor(() => expect(reason()).toBeInvalid());
    expect(decided).toEqual([]);
  });
});
