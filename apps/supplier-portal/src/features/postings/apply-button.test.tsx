import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HallPostingDetail } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { SessionContext, type Session } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ApplyButton } from './apply-button.tsx';

const id = '01990000-0000-7000-8000-000000000001';

const anonymous: Session = { status: 'anonymous' };

function visit(change: Partial<HallPostingDetail> = {}, session: Session = anonymous) {
  // The button and its dialog read no more of a posting than the tests give.
  const posting = {
    projectReleaseInforId: id,
    projectStatus: 'recruiting',
    ...change,
  } as HallPostingDetail;
  renderScreen(
    <SessionContext
      value={{
        session,
        switchIdentity: () => Promise.resolve(false),
        actFor: () => Promise.resolve(false),
      }}
    >
      <ApplyButton posting={posting} />
    </SessionContext>,
  );
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('a visitor signs up or logs in as on the shared page, and comes back to the job', () => {
  visit();
  expect(href('Apply')).toBe(`/register?RWID=${id}`);
  expect(href('I have an account')).toBe(
    `/login?from=%2Fjobhall%2Fjobdetail%3FprojectReleaseInforId%3D${id}`,
  );
});

it('a visitor of a job that is closed reads so', () => {
  visit({ projectStatus: 'finished' });
  expect(screen.getByText('This job is closed and no longer accepts applications.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('a supplier who has not passed the language test', () => {
  const supplier: Session = { status: 'signedIn', identity: 'supplier', user: undefined };
  const posting: Partial<HallPostingDetail> = {
    projectName: 'Lease of a pier',
    projectType: 'translation',
    testNeeded: true,
    salary: 160_00,
    currency: 'CNY',
    unitName: 'thousand-characters',
    estimatedWorkload: 12,
    dueDate: '2126-12-01T10:00:00.000Z',
    zone: 'Asia/Shanghai',
  };
  const known = {
    '/supinterface/getPostingInvitations': { total: 0, list: [] },
    '/supinterface/getSupResumeData': { projectExperiences: [], resumeFile: null },
    '/supinterface/getApplicationTemplates': [],
  };
  /** Opens the form, which is downloaded when it is first shown. */
  const openForm = async (button: string) => {
    const opener = await screen.findByRole('button', { name: button });
    await act(async () => {
      opener.click();
      await import('./apply-dialog.tsx');
    });
    return screen.findByRole('textbox', { name: /^Why should/ });
  };
  const words = 'Ten years of leases, for two ports and a ferry line.';

  beforeEach(() => setLanguage('en'));

  it('writes the application meanwhile, which waits for the test', async () => {
    const asked = answerCalls({
      ...known,
      '/supinterface/getApplicationDraft': null,
      '/supinterface/saveApplicationDraft': { sent: false },
    });
    visit(posting, supplier);
    await userEvent.click(await openForm('Write the application now'));
    await userEvent.paste(words);
    await userEvent.click(screen.getByRole('button', { name: 'Save the application' }));
    expect(
      await screen.findByText(/It is sent by itself when the language test is passed/),
    ).toBeVisible();
    const saved = asked.filter(({ path }) => path === '/supinterface/saveApplicationDraft');
    expect(saved.map(({ body }) => body)).toEqual([
      {
        projectReleaseInforId: id,
        content: words,
        instructions: '',
        expectedPrice: 160_00,
        workload: 12,
        withResumeFile: false,
        projectExperienceIds: [],
      },
    ]);
  });

  it('changes or deletes what waits', async () => {
    const draft = { content: words, expectedPrice: 150_00, savedTime: '2026-11-26T08:00:00.000Z' };
    const asked = answerCalls({
      ...known,
      '/supinterface/getApplicationDraft': draft,
      '/supinterface/dropApplicationDraft': {},
    });
    visit(posting, supplier);
    expect(await screen.findByText(/Your application is saved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the application' }));
    const path = '/supinterface/dropApplicationDraft';
    await waitFor(() => expect(asked.some((call) => call.path === path)).toBe(true));
    expect(await openForm('Change the application')).toHaveValue(words);
    expect(screen.getByRole('textbox', { name: /^Expected price/ })).toHaveValue('150');
  });
});
