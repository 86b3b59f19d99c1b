import type { OwnPostingDetail } from '@tolk/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, Refusal, renderScreen } from '@tolk/screen-testing';
import { Screen } from './initiateAnOrder.tsx';

const supUserId = '5b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10';
const projectReleaseInforId = '7b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10';
const at = `/xqoffermanagement/initiateAnOrder?supUserId=${supUserId}`;

const posting: Partial<OwnPostingDetail> = {
  projectReleaseInforId,
  projectName: 'Annual report of a bank',
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'finance',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  bothDirections: false,
  salary: 150_00,
  currency: 'CNY',
  unitName: 'thousand-characters',
  estimatedWorkload: 12,
  deadline: '2126-11-20T00:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  place: null,
  remarks: 'Experience with banks is a plus.',
  deliveryInstructions: '',
  files: [],
  bookings: [],
  breaks: null,
};
const expired = {
  ...posting,
  projectReleaseInforId: '8b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10',
  projectName: 'One whose deadline has passed',
  deadline: '2020-11-20T00:00:00.000Z',
};
const closed = {
  ...posting,
  projectReleaseInforId: '9b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10',
  projectName: 'A closed one',
  projectStatus: 'finished',
};

function answers(applications: readonly object[] = [], postingOrders: readonly object[] = []) {
  return {
    '/clientinterface/getSupResumeData': {
      resume: { head: { supUserName: 'Wang Fang' }, outputs: [] },
      applications,
      postingOrders,
      note: null,
    },
    '/clientinterface/getPositionProjectList': { total: 3, list: [posting, expired, closed] },
    '/clientinterface/getPositionProjectDetail': posting,
    '/clientinterface/getSentInvitations': { total: 0, list: [] },
    '/clientinterface/addProjectOrder': { projectOrderId: closed.projectReleaseInforId },
  };
}

const name = () => screen.findByRole('textbox', { name: /^Order name/ });

beforeEach(() => sessionStorage.clear());

describe('an order for a supplier', () => {
  it('is for no project, or takes its terms from one that is open', async () => {
    const asked = answerCalls(answers());
    renderScreen(<Screen />, { at });
    expect(await name()).toHaveValue('');

    const project = await screen.findByRole('combobox', { name: 'For project' });
    await userEvent.click(project);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Annual report of a bank',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Annual report of a bank' }));
    await waitFor(async () => expect(await name()).toHaveValue('Annual report of a bank'));
    expect(project).toHaveFocus();
    expect(window.location.search).toContain(projectReleaseInforId);

    await userEvent.click(screen.getByRole('button', { name: 'Send the order' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('addProjectOrder'))?.body).toMatchObject({
        supUserId,
        projectReleaseInforId,
        unitPrice: 150_00,
        workload: 12,
      }),
    );
  });

  it('shows what is refused of breaks at their field', async () => {
    const said = 'Breaks must be shorter than the time booked on each day.';
    const bookings = [{ startTime: '2126-11-20T01:00:00Z', endTime: '2126-11-20T04:00:00Z' }];
    const interpreting = {
      ...posting,
      projectType: 'interpretation',
      interpretationMode: 'remote-video',
      unitName: 'hour',
      estimatedWorkload: 3,
      startTime: bookings[0]?.startTime,
      bookings,
      breaks: { minutes: 20, meals: 'none' },
    };
    answerCalls({
      ...answers(),
      '/clientinterface/getPositionProjectList': { total: 1, list: [interpreting] },
      '/clientinterface/getPositionProjectDetail': interpreting,
      '/clientinterface/getBookingClashes': [],
      '/clientinterface/addProjectOrder': new Refusal(422, { data: { fields: { breaks: said } } }),
    });
    renderScreen(<Screen />, { at: `${at}&projectReleaseInforId=${projectReleaseInforId}` });
    const minutes = await screen.findByRole('textbox', { name: /^Breaks a day/ });
    await userEvent.click(screen.getByRole('button', { name: 'Send the order' }));
    await waitFor(() => expect(minutes).toHaveAccessibleDescription(expect.stringContaining(said)));
  });

  it('keeps what was written for no project while a project is looked at', async () => {
    answerCalls(answers());
    renderScreen(<Screen />, { at });
    await userEvent.type(await name(), 'By hand');
    await userEvent.click(await screen.findByRole('combobox', { name: 'For project' }));
    await userEvent.click(screen.getByRole('option', { name: 'Annual report of a bank' }));
    await waitFor(async () => expect(await name()).toHaveValue('Annual report of a bank'));
    await userEvent.clear(screen.getByRole('combobox', { name: 'For project' }));
    await waitFor(async () => expect(await name()).toHaveValue('By hand'));
  });

  it('who applied to the project has the price of the application', async () => {
    const application = {
      projectReleaseInforId,
      status: 'read',
      expectedPrice: 180_00,
      projectOrderId: null,
      offer: null,
    };
    answerCalls(answers([application]));
    renderScreen(<Screen />, { at: `${at}&projectReleaseInforId=${projectReleaseInforId}` });
    expect(await name()).toHaveValue('Annual report of a bank');
    expect(screen.getByRole('textbox', { name: /^Rate/ })).toHaveValue('180');
  });

  it('who has an order for the project is shown that one instead of a form', async () => {
    const projectOrderId = closed.projectReleaseInforId;
    answerCalls(answers([], [{ projectReleaseInforId, projectOrderId }]));
    renderScreen(<Screen />, { at: `${at}&projectReleaseInforId=${projectReleaseInforId}` });
    expect(
      await screen.findByText('This supplier already has an order for this project'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      expect.stringContaining(projectOrderId),
    );
    expect(screen.queryByRole('button', { name: 'Send the order' })).toBeNull();
  });
});
