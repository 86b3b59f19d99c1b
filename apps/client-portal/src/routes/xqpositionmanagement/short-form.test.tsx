import type { PostingProposal } from '@tolk/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './addedit.tsx';

const proposalPath = '/clientinterface/getPostingProposal';
const infoPath = '/clientinterface/getSysInfoBasicsData';

const proposal: PostingProposal = {
  unitName: 'thousand-words',
  wordCount: null,
  estimatedWorkload: 4,
  rate: {
    sourceLanguage: 'de',
    targetLanguage: 'sv',
    projectType: 'translation',
    unitName: 'thousand-words',
    currency: 'CNY',
    from: 400_00,
    to: 600_00,
    orders: 7,
  },
  wordsPerDay: 2_000,
  workDays: 2,
  dueDate: '2099-11-27T10:00:00.000Z',
  deadline: '2099-11-25T10:00:00.000Z',
};

function open(proposed: PostingProposal = proposal) {
  const asked = answerCalls({
    [infoPath]: { userName: 'Ada Berg', companyName: '', phone: '', email: 'ada@example.org' },
    [proposalPath]: proposed,
  });
  sessionStorage.clear();
  const user = { id: 'p1', account: 'ada@example.org', name: 'Ada' };
  renderScreen(
    <SessionContext
      value={{
        session: { status: 'signedIn', identity: 'client', user },
        switchIdentity: () => Promise.resolve(false),
        actFor: () => Promise.resolve(false),
      }}
    >
      <Screen />
    </SessionContext>,
    { at: '/xqpositionmanagement/addedit?form=short' },
  );
  return asked;
}

async function choosePair() {
  const choose = async (name: RegExp, language: string) => {
    await userEvent.type(await screen.findByRole('combobox', { name }), language);
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
  };
  await choose(/^Source language/, 'German');
  await choose(/^Target language/, 'Swedish');
}

const workload = () => screen.getByRole('textbox', { name: /^Estimated workload/ });

describe('the short form of a posting', () => {
  it('fills in what the server proposes, and offers the price of the market', async () => {
    open();
    await choosePair();
    await waitFor(() => expect(workload()).toHaveValue('4'));
    expect(screen.getByText('Translation: German into Swedish')).toBeVisible();
    expect(screen.getByText(/^Proposed: 2 working days/)).toHaveTextContent(
      'Proposed: 2 working days to choose a supplier and 2 for the work, at 2,000 words a day.',
    );
    const rate = screen.getByRole('textbox', { name: /^Rate/ });
    expect(rate).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: /^Use/ }));
    expect(rate).toHaveValue('500');
  });

  it('leaves a field alone in which somebody is', async () => {
    open();
    await choosePair();
    await userEvent.click(workload());
    await screen.findByText('Translation: German into Swedish');
    await screen.findByText(/^Proposed: 2 working days/);
    await userEvent.keyboard('9');
    expect(workload()).toHaveValue('9');
  });

  it('claims no price where there is none', async () => {
    open({ ...proposal, rate: null });
    await choosePair();
    await waitFor(() => expect(workload()).toHaveValue('4'));
    expect(screen.queryByText(/orders completed/)).toBeNull();
  });

  it('leaves what the person chose, and leads to all fields with it', async () => {
    const asked = open();
    await choosePair();
    await waitFor(() => expect(workload()).toHaveValue('4'));
    await userEvent.clear(workload());
    await userEvent.type(workload(), '9');
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === proposalPath).at(-1)?.body).toMatchObject({
        estimatedWorkload: 9,
        unitName: null,
        dueDate: null,
      }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Remarks/ }), 'A manual.');
    expect(screen.getAllByText(/orders completed/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'All fields' }));
    expect(window.location.search).toBe('');
    expect(workload()).toHaveValue('9');
    expect(screen.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('A manual.');
    expect(screen.getByRole('textbox', { name: /^Project name/ })).toHaveValue(
      'Translation: German into Swedish',
    );
    expect(screen.getByText(/going by at least 7 orders completed/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Use/ }));
    expect(screen.getByRole('textbox', { name: /^Rate/ })).toHaveValue('500');
  });

  it('asks for a contact only where none is known', async () => {
    open();
    await screen.findByRole('textbox', { name: /^Remarks/ });
    expect(screen.queryByRole('textbox', { name: /^Contact person/ })).toBeNull();
    expect(screen.getByText('ada@example.org')).toBeVisible();
  });

  it('leads to all fields when something is wrong that it does not show', async () => {
    open({ ...proposal, deadline: null });
    await choosePair();
    await waitFor(() => expect(workload()).toHaveValue('4'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    // What is shown comes first: the rest follows from it.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Remarks/ })).toBeInvalid());
    expect(screen.queryByLabelText(/^Apply by/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Remarks/ }), 'Hi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '5');
    const field = screen.getByRole('combobox', { name: /^Professional field/ });
    await userEvent.type(field, 'Mech');
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByLabelText(/^Apply by/)).toBeInvalid();
  });
});
