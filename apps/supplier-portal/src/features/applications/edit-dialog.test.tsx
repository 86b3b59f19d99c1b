import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { EditDialog } from './edit-dialog.tsx';

const report = {
  projectName: 'Annual report of a port',
  startMonth: '2024-02',
  endMonth: null,
  description: 'Forty thousand characters.',
};
const lease = { ...report, projectName: 'Lease of a pier' };
const file = (fileId: string, fileName: string) => ({
  fileId,
  fileName,
  fileSize: 1_024,
  fileType: 'application/pdf',
  uploadTime: '2026-03-02T09:00:00Z',
  wordCount: null,
});

const application = {
  projectApplicationJLId: 'one',
  version: 3,
  content: 'Ten years of leases, for two ports and a ferry line.',
  instructions: '',
  resumeFile: file('resume-1', 'resume.pdf'),
  files: [file('file-1', 'sample.pdf'), file('file-2', 'letter.pdf')],
  projectCases: [
    { projectCaseId: 'sent-report', ...report },
    { projectCaseId: 'sent-lease', ...lease, description: 'Ten pages.' },
  ],
};

const known = {
  '/supinterface/getSupResumeData': {
    projectExperiences: [
      { projectExperienceId: 'report', ...report },
      { projectExperienceId: 'lease', ...lease },
    ],
    resumeFile: file('resume-2', 'resume-2026.pdf'),
  },
  '/supinterface/deleteFile': {},
};

const editPath = '/supinterface/editProjectApplicationJL';
const sent = (asked: ReturnType<typeof answerCalls>) =>
  asked.find(({ path }) => path === editPath)?.body;

beforeEach(() => setLanguage('en'));

it('what goes along stays as it was sent until it is taken out', async () => {
  const asked = answerCalls({ ...known, [editPath]: application });
  renderScreen(<EditDialog application={application} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(asked)).toEqual({
      projectApplicationJLId: 'one',
      version: 3,
      content: application.content,
      instructions: '',
      resumeFileId: 'resume-1',
      keptCaseIds: ['sent-report', 'sent-lease'],
      projectExperienceIds: [],
      fileIds: ['file-1', 'file-2'],
    }),
  );
});

it('a file and a case are taken out, the case as the resume has it now and its new file are taken', async () => {
  const asked = answerCalls({ ...known, [editPath]: application });
  renderScreen(<EditDialog application={application} onClose={() => undefined} />);
  const row = (await screen.findByText('sample.pdf')).closest('li') ?? document.body;
  await userEvent.click(within(row).getByRole('button', { name: /Remove/ }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Project cases/ }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual([
    'Annual report of a port',
    'Lease of a pier (as sent)',
    'Lease of a pier',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Lease of a pier (as sent)' }));
  await userEvent.click(screen.getByRole('option', { name: 'Lease of a pier' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Resume file/ }));
  await userEvent.click(screen.getByRole('option', { name: /^resume-2026\.pdf/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      resumeFileId: 'resume-2',
      keptCaseIds: ['sent-report'],
      projectExperienceIds: ['lease'],
      fileIds: ['file-2'],
    }),
  );
});

it('what another tab saved while it is open does not pass for what was read', async () => {
  const asked = answerCalls({ ...known, [editPath]: application });
  const dialog = (version: number) => (
    <EditDialog application={{ ...application, version }} onClose={() => undefined} />
  );
  const { rerender } = renderScreen(dialog(3));
  await screen.findByText('sample.pdf');
  rerender(dialog(4));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked)).toMatchObject({ version: 3 }));
});
