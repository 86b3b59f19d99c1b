import { DAY } from '@tolk/domain';
import { setLanguage } from '@tolk/i18n';
import { postingFormOf, postingRules } from './posting-rules.ts';
import { emptyPosting, type PostingValues } from './posting-values.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const complete: PostingValues = {
  ...emptyPosting('Zhou Mingyuan', 'zhou@tolk.example'),
  projectName: '  Supply contract ',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 32_050,
  unitName: 'thousand-words',
  estimatedWorkload: 12.5,
  deadline: inDays(3),
  remarks: 'For signature in Shenzhen.',
  contactPhone: '+86 138 0013 8000',
};

async function faultsOf(change: Partial<PostingValues>): Promise<string[]> {
  const values = { ...complete, ...change };
  return postingRules.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path ?? ''),
  );
}

beforeEach(() => setLanguage('en'));

describe('the rules of a posting', () => {
  it('accept a complete form', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it('name every required field of an empty form', async () => {
    const faults = await postingRules
      .validate(emptyPosting('', ''), { abortEarly: false })
      .catch((error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path));
    expect([...new Set(faults as string[])].toSorted()).toEqual([
      'contactName',
      'contactPhone',
      'deadline',
      'estimatedWorkload',
      'projectName',
      'remarks',
      'salary',
      'sourceLanguage',
      'targetLanguage',
      'unitName',
      'whFieldId',
    ]);
  });

  it('refuse a deadline that has passed', async () => {
    expect(await faultsOf({ deadline: inDays(-1) })).toEqual(['deadline']);
  });

  it('refuse work that is due before it starts', async () => {
    expect(await faultsOf({ startTime: inDays(9), dueDate: inDays(8) })).toEqual(['dueDate']);
  });

  it('refuse the same language twice', async () => {
    expect(await faultsOf({ targetLanguage: 'en' })).toEqual(['targetLanguage']);
  });

  it('refuse pay of more than a million yuan for one unit', async () => {
    expect(await faultsOf({ salary: 100_000_001 })).toEqual(['salary']);
  });
});

describe('the rules of a booking', () => {
  const booking: Partial<PostingValues> = {
    projectType: 'interpretation',
    unitName: 'hour',
    interpretationMode: 'consecutive',
    region: '310100',
    place: 'Pudong Avenue 1',
    bookings: [
      { startTime: inDays(9), endTime: inDays(9.25) },
      { startTime: inDays(8), endTime: inDays(8.25) },
    ],
  };

  it.each<[string, Partial<PostingValues>, string[]]>([
    ['a complete one', {}, []],
    ['no mode', { interpretationMode: null }, ['interpretationMode']],
    [
      'no time',
      { bookings: [{ startTime: null, endTime: null }] },
      ['bookings[0].endTime', 'bookings[0].startTime'],
    ],
    [
      'one through the night',
      { bookings: [{ startTime: inDays(8), endTime: inDays(9) }] },
      ['bookings[0].endTime'],
    ],
    ['nowhere to go to', { region: 'remote', place: '' }, ['place', 'region']],
    [
      'a call, which needs no place',
      { interpretationMode: 'telephone', region: 'remote', place: '' },
      [],
    ],
  ])('judge %s', async (_case, change, faults) => {
    expect((await faultsOf({ ...booking, ...change })).toSorted()).toEqual(faults);
  });

  it('make a call remote, wherever the form stood before', () => {
    const form = postingFormOf({ ...complete, ...booking, interpretationMode: 'remote-video' });
    expect(form).toMatchObject({ region: 'remote', interpretationMode: 'remote-video' });
  });

  it('begin with the first booking and end with the last', () => {
    const [last, first] = booking.bookings ?? [];
    expect(postingFormOf({ ...complete, ...booking })).toMatchObject({
      startTime: first?.startTime,
      dueDate: last?.endTime,
      bookings: [last, first],
    });
  });

  it('leave mode, place and bookings out of a translation', () => {
    const form = postingFormOf({ ...complete, ...booking, projectType: 'translation' });
    expect(form).not.toHaveProperty('interpretationMode');
    expect(form).not.toHaveProperty('place');
    expect(form).not.toHaveProperty('bookings');
  });
});

describe('the form as it is sent', () => {
  it('is trimmed and has no company when none was named', () => {
    const form = postingFormOf(complete);
    expect(form.projectName).toBe('Supply contract');
    expect(form).not.toHaveProperty('companyName');
    expect(form.salary).toBe(32_050);
  });
});
