import type { ApplicationRow, OutputRow, OwnPostingDetail, PostingFile } from '@tolk/contract';
import { defaultWordWeights } from '@tolk/domain';
import { timesIn, valuesFor, valuesFrom, type OrderValues } from './order-values.ts';

const values: OrderValues = {
  orderName: 'Board meeting',
  orderType: 'interpretation',
  whFieldId: 'finance',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  startTime: '2026-11-01T05:30:00.000Z',
  endTime: '2026-11-01T08:00:00.000Z',
  deliverTime: '2026-11-01T08:00:00.000Z',
  acceptTime: null,
  bookings: [{ startTime: '2026-11-01T05:30:00.000Z', endTime: '2026-11-01T08:00:00.000Z' }],
  milestones: [],
  breaks: { minutes: null, meals: null },
  cancellationTiers: null,
  overtimeRate: null,
  travel: null,
  bothDirections: false,
  zone: 'Asia/Shanghai',
  bookingMode: 'remote',
  bookingPlace: '',
  workload: 2,
  pricing: 'perUnit',
  unitPrice: 80_000,
  unitName: 'hour',
  currency: 'CNY',
  orderDescription: 'Minutes are not needed.',
  orderFiles: [],
  references: [],
  wordWeights: defaultWordWeights,
};

describe('the times of an order', () => {
  it('keep their time of day when another zone is chosen', () => {
    const { startTime, endTime, acceptTime, bookings } = timesIn(
      { ...values, zone: 'America/New_York' },
      'Asia/Shanghai',
    );
    // 13:30 and 16:00 in Shanghai become 13:30 and 16:00 in New York, after its clocks went back.
    expect(startTime).toBe('2026-11-01T18:30:00.000Z');
    expect(endTime).toBe('2026-11-01T21:00:00.000Z');
    expect(acceptTime).toBeNull();
    expect(bookings).toEqual([{ startTime, endTime }]);
  });

  it('move behind a gap that the other zone has there', () => {
    const gap = { ...values, startTime: '2026-03-28T18:30:00.000Z', zone: 'Europe/Berlin' };
    // 02:30 on 29 March does not exist in Berlin.
    expect(timesIn(gap, 'Asia/Shanghai').startTime).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('an order for a supplier whose rates are known', () => {
  const output: OutputRow = {
    estimateYieldId: '00000000-0000-4000-8000-000000000001',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    outputType: 'interpretation',
    wordsPerDay: null,
    wordsPerWeek: null,
    unitPrice: 80_000,
    currency: 'CNY',
    unitName: 'hour',
  };

  it('takes over the first pair with a price', () => {
    expect(valuesFor([{ ...output, unitPrice: null, sourceLanguage: 'fr' }, output])).toMatchObject(
      {
        orderType: 'interpretation',
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        unitPrice: 80_000,
        unitName: 'hour',
      },
    );
  });

  it('asks for everything where there is none', () => {
    expect(valuesFor([])).toMatchObject({ sourceLanguage: null, unitPrice: null, unitName: null });
  });
});

describe('an order from an application', () => {
  const posting: OwnPostingDetail = {
    projectReleaseInforId: '00000000-0000-4000-8000-000000000002',
    projectName: 'Supply contract',
    companyName: null,
    projectType: 'translation',
    projectStatus: 'recruiting',
    whFieldId: 'law',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    bothDirections: false,
    salary: 150_00,
    currency: 'CNY',
    unitName: 'thousand-characters',
    estimatedWorkload: 12,
    releaseDate: '2026-10-01T08:00:00.000Z',
    deadline: '2026-10-08T08:00:00.000Z',
    startTime: null,
    dueDate: null,
    zone: 'Asia/Shanghai',
    region: 'remote',
    interpretationMode: null,
    jobLevel: null,
    visibility: 'public',
    promises: [],
    viewsCount: 3,
    deliveriesCount: 1,
    remarks: 'A supply contract.',
    deliveryInstructions: 'Word with tracked changes.',
    publisherName: 'Ingrid Dahl',
    contactName: 'Ingrid Dahl',
    contactPhone: '+47 22 12 34 56',
    place: null,
    files: [],
    fileCount: 1,
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
    allowedActions: [],
  };
  const application: ApplicationRow = {
    projectApplicationJLId: '00000000-0000-4000-8000-000000000003',
    projectReleaseInforId: posting.projectReleaseInforId,
    projectName: posting.projectName,
    projectType: posting.projectType,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    bothDirections: false,
    supUserId: '00000000-0000-4000-8000-000000000004',
    supUserName: 'Li Wen',
    content: 'Ten years of contracts.',
    instructions: '',
    version: 1,
    resumeFile: null,
    files: [],
    projectCases: [],
    supUserAvatar: null,
    realNameVerified: true,
    tested: true,
    readTime: null,
    expectedPrice: 160_00,
    currency: 'CNY',
    unitName: posting.unitName,
    estimatedWorkload: posting.estimatedWorkload,
    status: 'read',
    isCollect: false,
    contactShownTime: null,
    createTime: '2026-10-02T08:00:00.000Z',
    projectOrderId: null,
    offer: null,
    allowedActions: [],
  };

  it('proposes one booking, not the days of a translation, for when it becomes interpreting', () => {
    const { bookings } = valuesFrom(posting, application);
    expect(bookings).toHaveLength(1);
    const [{ startTime, endTime } = { startTime: null, endTime: null }] = bookings;
    expect(Date.parse(endTime ?? '') - Date.parse(startTime ?? '')).toBe(7_200_000);
  });

  it('takes the bookings over as they were published, while they lie ahead', () => {
    const interpreting = { ...posting, projectType: 'interpretation' } as const;
    const ahead = [{ startTime: '2099-03-02T01:00:00.000Z', endTime: '2099-03-02T04:00:00.000Z' }];
    const taken = valuesFrom({ ...interpreting, bookings: ahead }, application);
    expect(taken.bookings).toEqual(ahead);
    const past = [{ startTime: '2020-03-02T01:00:00.000Z', endTime: '2020-03-02T04:00:00.000Z' }];
    const proposed = valuesFrom({ ...interpreting, bookings: past }, application);
    expect(Date.parse(proposed.bookings[0]?.startTime ?? '')).toBeGreaterThan(Date.now());
  });

  it('begins with the remarks and files of the posting', () => {
    const file: PostingFile = {
      fileId: '00000000-0000-4000-8000-000000000005',
      fileName: 'contract.docx',
      fileSize: 24_576,
      fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      uploadTime: '2026-10-01T08:00:00.000Z',
      wordCount: null,
      audience: 'signedIn',
      readable: true,
      promiseNeeded: false,
      referenceOnly: true,
    };
    const from = valuesFrom({ ...posting, files: [file] }, application);
    expect(from.orderDescription).toBe('A supply contract.\n\nWord with tracked changes.');
    expect(from.orderFiles).toEqual([file]);
    expect(from.references).toEqual([file.fileId]);
    expect(from.unitPrice).toBe(160_00);
  });
});
