import type { OwnPostingDetail, PostingDraftRow } from '@tolk/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext, type SessionUser } from '@tolk/platform';
import { answerCalls, Refusal, renderScreen } from '@tolk/screen-testing';
import { Screen as AddEdit } from './addedit.tsx';
import { Screen as Postings } from './index.tsx';

const listPath = '/clientinterface/getPositionProjectList';
const draftsPath = '/clientinterface/getPositionDrafts';
const savePath = '/clientinterface/savePositionDraft';
const discardPath = '/clientinterface/delPositionDraft';
const detailPath = '/clientinterface/getPositionProjectDetail';
const infoPath = '/clientinterface/getSysInfoBasicsData';
const id = '7b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10';

const finished: OwnPostingDetail = {
  projectReleaseInforId: id,
  projectName: 'Annual report of a bank',
  companyName: 'Nordlys Energi',
  projectType: 'translation',
  projectStatus: 'finished',
  whFieldId: 'law',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  bothDirections: false,
  salary: 150_00,
  currency: 'CNY',
  unitName: 'thousand-characters',
  estimatedWorkload: 12,
  releaseDate: '2026-01-01T08:00:00Z',
  deadline: '2026-01-04T08:00:00Z',
  startTime: '2026-01-05T08:00:00Z',
  dueDate: '2026-01-09T08:00:00Z',
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  promises: [],
  viewsCount: 3,
  deliveriesCount: 1,
  remarks: 'Experience with energy law is a plus.',
  deliveryInstructions: '',
  publisherName: 'Ingrid Dahl',
  contactName: 'Ingrid Dahl',
  contactPhone: '+47 22 12 34 56',
  place: null,
  files: [],
  fileCount: 0,
  wordCount: null,
  version: 1,
  applied: false,
  ownPosting: true,
  askedFirstUntil: null,
  askedFirst: null,
  bookings: [],
  breaks: null,
  shareLink: 'https://tolk.example/xqprojectdetail',
  unreadDeliveries: 0,
  allowedActions: [
    { action: 'reopen', enabled: true },
    { action: 'delete', enabled: false, reason: 'Somebody applied.' },
  ],
};

const draft: PostingDraftRow = {
  draftId: '0d4f3c52-64a0-4a35-8a5e-0a0e4c7a5b11',
  savedAt: '2026-01-02T08:00:00Z',
  form: { projectName: 'Half a posting', sourceLanguage: 'zh-CN', targetLanguage: 'en' },
  files: [],
};

beforeEach(() => sessionStorage.clear());

describe('the client’s postings', () => {
  it('that are finished are reopened or published again', async () => {
    answerCalls({
      [listPath]: { total: 1, list: [finished] },
      [draftsPath]: { total: 0, list: [] },
    });
    renderScreen(<Postings />, { at: '/xqpositionmanagement/index' });
    expect(await screen.findByRole('button', { name: /^Reopen/ })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /^Publish again/ }));
    expect(window.location.search).toBe(`?again=${id}`);
  });

  it('are shared once no list of suppliers is asked first any more', async () => {
    const row = (projectName: string, askedFirstUntil: string | null) => ({
      ...finished,
      projectReleaseInforId: projectName,
      projectName,
      projectStatus: 'recruiting',
      askedFirstUntil,
    });
    const list = [
      row('asked first', '2126-01-01T08:00:00Z'),
      row('for all since', '2026-01-01T08:00:00Z'),
      row('for all', null),
    ];
    answerCalls({ [listPath]: { total: 3, list }, [draftsPath]: { total: 0, list: [] } });
    renderScreen(<Postings />, { at: '/xqpositionmanagement/index' });
    await screen.findByRole('link', { name: 'asked first' });
    const shared = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button', { name: /^Share/ }) !== null);
    expect(shared.map((item) => within(item).getAllByRole('link')[0]?.textContent)).toEqual([
      'for all since',
      'for all',
    ]);
  });

  it('have their drafts in a tab with their number, where they are discarded', async () => {
    const asked = answerCalls({
      [listPath]: { total: 0, list: [] },
      [draftsPath]: { total: 1, list: [draft] },
      [discardPath]: {},
    });
    renderScreen(<Postings />, { at: '/xqpositionmanagement/index' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Drafts (1)' }));
    expect(await screen.findByRole('link', { name: 'Half a posting' })).toHaveAttribute(
      'href',
      `/xqpositionmanagement/addedit?draftId=${draft.draftId}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard (Half a posting)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The draft is discarded.')).toBeVisible();
    expect(asked).toContainEqual({ path: discardPath, body: { draftId: draft.draftId } });
  });
});

const formOf = (user: SessionUser | undefined) => (
  <SessionContext
    value={{
      session: { status: 'signedIn', identity: 'client', user },
      switchIdentity: () => Promise.resolve(false),
      actFor: () => Promise.resolve(false),
    }}
  >
    <AddEdit />
  </SessionContext>
);
const ada = { id: 'p1', account: 'ada@example.org', name: 'Ada' };

describe('the form of a posting', () => {
  it('like an earlier one has everything of it but the dates', async () => {
    answerCalls({ [detailPath]: finished });
    renderScreen(<AddEdit />, { at: `/xqpositionmanagement/addedit?again=${id}` });
    expect(await screen.findByRole('textbox', { name: /^Project name/ })).toHaveValue(
      'Annual report of a bank',
    );
    expect(screen.getByRole('textbox', { name: /^Remarks/ })).toHaveValue(finished.remarks);
    for (const name of [/^Apply by/, /^Work starts/, /^Delivery due/]) {
      expect(screen.getByLabelText(name)).toHaveValue('');
    }
  });

  it('that is published says what others pay for such work', async () => {
    const { sourceLanguage, targetLanguage, projectType, unitName, currency } = finished;
    const usual = { sourceLanguage, targetLanguage, projectType, unitName, currency };
    answerCalls({
      [detailPath]: { ...finished, projectStatus: 'recruiting' },
      '/supinterface/getMarketRates': [{ ...usual, from: 110_00, to: 180_00, orders: 10 }],
    });
    renderScreen(<AddEdit />, {
      at: `/xqpositionmanagement/addedit?projectReleaseInforId=${id}`,
    });
    expect(await screen.findByText(/going by at least 10 orders/)).toBeVisible();
  });

  it('shows what is refused of breaks at their field', async () => {
    const said = 'Breaks must be shorter than the time booked on each day.';
    const bookings = [{ startTime: '2126-11-20T01:00:00Z', endTime: '2126-11-20T04:00:00Z' }];
    answerCalls({
      [detailPath]: {
        ...finished,
        projectStatus: 'recruiting',
        projectType: 'interpretation',
        unitName: 'hour',
        estimatedWorkload: 3,
        interpretationMode: 'remote-video',
        deadline: '2126-11-10T01:00:00Z',
        startTime: bookings[0]?.startTime,
        dueDate: null,
        bookings,
        breaks: { minutes: 20, meals: 'none' },
      },
      '/clientinterface/editPositionProject': new Refusal(422, {
        data: { fields: { breaks: said } },
      }),
    });
    renderScreen(formOf(ada), { at: `/xqpositionmanagement/addedit?projectReleaseInforId=${id}` });
    await screen.findByRole('textbox', { name: /^Breaks a day/ });
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const minutes = await screen.findByRole('textbox', { name: /^Breaks a day/ });
    await waitFor(() => expect(minutes).toHaveAccessibleDescription(new RegExp(said)));
  });

  it('that is left asks first, and saves what is filled in as a draft', async () => {
    const asked = answerCalls({
      [infoPath]: {},
      [draftsPath]: { total: 0, list: [] },
      [savePath]: { draftId: draft.draftId },
    });
    renderScreen(formOf(ada), { at: '/xqpositionmanagement/addedit' });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Project name/ }), 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Your draft is saved under My projects.')).toBeVisible();
    expect(window.location.search).toBe('?projectStatus=draft');
    expect(asked.find(({ path }) => path === savePath)?.body).toMatchObject({
      projectName: 'Half',
      fileIds: [],
    });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('waits until it is known whose draft it keeps', async () => {
    answerCalls({ [infoPath]: {}, [draftsPath]: { total: 0, list: [] } });
    const { rerender } = renderScreen(formOf(undefined), { at: '/xqpositionmanagement/addedit' });
    await screen.findByRole('heading', { name: 'Publish a project' });
    expect(screen.queryByRole('textbox')).toBeNull();
    rerender(formOf(ada));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Project name/ }), 'Half');
    await waitFor(() =>
      expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('posting-of-p1')),
    );
  });

  it('that is left with nothing typed goes without a question', async () => {
    answerCalls({ [infoPath]: {} });
    renderScreen(formOf(ada), { at: '/xqpositionmanagement/addedit' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/xqpositionmanagement/index');
  });
});
