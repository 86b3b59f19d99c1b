import { screen } from '@testing-library/react';
import type { PostingDetail } from '@tolk/contract';
import { SessionContext, type Session } from '@tolk/platform';
import { renderScreen } from '@tolk/screen-testing';
import { PublicJob } from './public-job.tsx';

const id = '0192d4a0-0000-7000-8000-000000000001';

const posting: PostingDetail = {
  projectReleaseInforId: id,
  projectName: 'Supply contract',
  companyName: 'Nordlicht GmbH',
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 26_000,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  releaseDate: '2026-11-20T08:00:00.000Z',
  deadline: '2026-11-27T10:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  viewsCount: 0,
  deliveriesCount: 0,
  bothDirections: false,
  remarks: 'Twelve thousand words about gearboxes.',
  deliveryInstructions: '',
  publisherName: 'Chen',
  contactName: null,
  contactPhone: null,
  place: null,
  files: [],
  fileCount: 2,
  wordCount: 12_400,
  applied: false,
  ownPosting: false,
  askedFirstUntil: null,
  bookings: [],
  breaks: null,
  shareLink: `https://tolk.example/xqprojectdetail?projectReleaseInforId=${id}`,
};

const file = {
  fileSize: 20_480,
  fileType: 'application/octet-stream',
  uploadTime: '2026-11-20T08:00:00.000Z',
  wordCount: 6_200,
  referenceOnly: false,
  readable: false,
  promiseNeeded: true,
};
const files: PostingDetail['files'] = [
  { ...file, fileId: 'one', fileName: 'contract.docx', audience: 'ordered' },
  { ...file, fileId: 'two', fileName: 'glossary.xlsx', audience: 'applicants' },
];

type Answer = { code: number; msg?: string; data?: PostingDetail | null };

const supplier: Session = { status: 'signedIn', identity: 'supplier', user: undefined };
const client: Session = { status: 'signedIn', identity: 'client', user: undefined };

interface Visit {
  projectReleaseInforId?: string;
  session?: Session;
  /** Never answers when left out. */
  answer?: Answer;
}

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

function visit({ projectReleaseInforId = id, session, answer }: Visit): void {
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.endsWith('/getDisplayRates')) return Response.json({ code: 0, msg: '', data: [] });
    return answer
      ? Response.json({ msg: '', data: null, ...answer })
      : new Promise(() => undefined);
  };
  renderScreen(
    <SessionContext
      value={{
        session: session ?? { status: 'anonymous' },
        switchIdentity: () => Promise.resolve(false),
        actFor: () => Promise.resolve(false),
      }}
    >
      <PublicJob projectReleaseInforId={projectReleaseInforId} />
    </SessionContext>,
  );
}

const shown = (change: Partial<PostingDetail> = {}): Answer => ({
  code: 0,
  data: { ...posting, ...change },
});

const href = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the public page of a posting', () => {
  it('loads before it shows', () => {
    visit({});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('tells visitors the names of the files, how long they are and who opens them', async () => {
    visit({ answer: shown({ files }) });
    expect(
      await screen.findByRole('heading', { name: '2 files · 12,400 words' }),
    ).toBeInTheDocument();
    expect(screen.getByText('contract.docx')).toBeVisible();
    expect(screen.getByText('You can open it once the client sends you an order.')).toBeVisible();
    expect(screen.getByText('You can open it once you have applied.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it.each(['', '0192d4a0-0000-7000', 'abc'])(
    'the id %j is not asked for',
    (projectReleaseInforId) => {
      visit({ projectReleaseInforId });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job not found');
    },
  );

  it('a posting that was taken back is not here', async () => {
    visit({ answer: { code: 404, msg: 'We could not find what you asked for.' } });
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });

  it('any other failure offers a retry', async () => {
    visit({ answer: { code: 503, msg: 'Busy' } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('what the work is comes right below the line that sums it up, before the facts', async () => {
    visit({ answer: shown() });
    const words = await screen.findByText('Twelve thousand words about gearboxes.');
    const total = screen.getByText('Total');
    const field = screen.getByText('Professional field');
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(total.compareDocumentPosition(words) & following).toBe(following);
    expect(words.compareDocumentPosition(field) & following).toBe(following);
    expect(screen.queryByText('Views')).not.toBeInTheDocument();
  });

  it('a visitor signs up for this posting or logs in and comes to it', async () => {
    visit({ answer: shown() });
    expect(await href('Apply')).toBe(`/register?RWID=${id}`);
    expect(await href('I have an account')).toBe(
      `/login?from=%2Fjobhall%2Fjobdetail%3FprojectReleaseInforId%3D${id}`,
    );
    expect(
      screen.getByText('The client shares it with applicants or with an order.'),
    ).toBeVisible();
  });

  it('a supplier goes to its detail in the job hall', async () => {
    visit({ session: supplier, answer: shown({ contactName: 'Ms Chen', contactPhone: '139' }) });
    expect(await href('Apply')).toBe(`/jobhall/jobdetail?projectReleaseInforId=${id}`);
    expect(screen.getByText('Ms Chen')).toBeVisible();
  });

  it('a supplier who has applied reads so', async () => {
    visit({ session: supplier, answer: shown({ applied: true }) });
    expect(await screen.findByText('You have applied for it.')).toBeVisible();
  });

  it('a client is told to change sides', async () => {
    visit({ session: client, answer: shown() });
    expect(await screen.findByText(/You are signed in as a client/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('its own client finds the way to it', async () => {
    visit({ session: client, answer: shown({ ownPosting: true }) });
    expect(await href('Open it in your projects')).toBe(
      `/xqpositionmanagement/positiondetail?projectReleaseInforId=${id}`,
    );
  });

  it('a finished posting takes no applications', async () => {
    visit({ answer: shown({ projectStatus: 'finished' }) });
    expect(await screen.findByText(/no longer accepts applications/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
  });
});
