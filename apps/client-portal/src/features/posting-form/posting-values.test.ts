import type { FileInfo } from '@tolk/contract';
import {
  draftOf,
  emptyPosting,
  referencesOf,
  templateOf,
  timesIn,
  valuesOfDraft,
  valuesOfTemplate,
  type PostingValues,
} from './posting-values.ts';

const file: FileInfo = {
  fileId: '00000000-0000-4000-8000-000000000001',
  fileName: 'lease.docx',
  fileSize: 20_480,
  fileType: 'docx',
  uploadTime: '2026-11-23T00:00:00.000Z',
  wordCount: null,
};

const known = emptyPosting('Zhou Mingyuan', 'zhou@tolk.example', {
  companyName: 'Jihe',
  phone: '',
  email: 'zhou@example.com',
});

it('a new posting takes over who the client is, and the address where there is no phone', () => {
  expect(known).toMatchObject({
    companyName: 'Jihe',
    contactName: 'Zhou Mingyuan',
    contactPhone: 'zhou@example.com',
  });
});

it('a draft comes back as it was left, over what is known of the client', () => {
  const left: PostingValues = {
    ...known,
    projectName: 'Lease of a teahouse',
    salary: 120_00,
    bookings: [{ startTime: '2026-11-30T01:00:00.000Z', endTime: '2026-11-30T04:00:00.000Z' }],
    files: [file],
    audiences: { [file.fileId]: 'signedIn', gone: 'applicants' },
    references: [file.fileId, 'gone'],
  };
  const form = draftOf(left);
  expect(form).toMatchObject({
    projectName: 'Lease of a teahouse',
    salary: 120_00,
    fileIds: [file.fileId],
    fileAudiences: [{ fileId: file.fileId, audience: 'signedIn' }],
    referenceFileIds: [file.fileId],
  });
  for (const open of ['whFieldId', 'unitName', 'deadline', 'remarks', 'formerStartTime'])
    expect(form).not.toHaveProperty(open);
  const row = {
    draftId: '00000000-0000-4000-8000-000000000002',
    savedAt: '2026-11-23T00:00:00.000Z',
    form,
    files: [file],
  };
  expect(valuesOfDraft(row, known)).toEqual({
    ...left,
    audiences: { [file.fileId]: 'signedIn' },
    references: [file.fileId],
  });
});

it('typed times keep their hour when the zone is chosen after them', () => {
  const bookings = [{ startTime: '2026-11-30T01:00:00.000Z', endTime: null }];
  const typed = { ...known, zone: 'Europe/Berlin', bookings };
  // 9:00 in Shanghai (UTC+8) becomes 9:00 in Berlin (UTC+1).
  expect(timesIn(typed, 'Asia/Shanghai')).toMatchObject({
    bookings: [{ startTime: '2026-11-30T08:00:00.000Z', endTime: null }],
  });
});

it('a template keeps what is the same each time, and a posting begins with it', () => {
  const filled: PostingValues = {
    ...known,
    salary: 120_00,
    contactName: 'Wu Lan',
    deadline: '2126-11-27T10:00:00.000Z',
    dueDate: '2126-12-01T10:00:00.000Z',
    bookings: [{ startTime: '2126-11-30T01:00:00.000Z', endTime: '2126-11-30T04:00:00.000Z' }],
    files: [file],
  };
  const form = templateOf(filled);
  expect(Object.keys(form)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/deadline|Time|Date|booking|file|reference/)]),
  );
  expect(valuesOfTemplate(form, known)).toEqual({
    ...known,
    salary: 120_00,
    contactName: 'Wu Lan',
  });
});

it('interpreting has no marks for reference, and other work has', () => {
  const marked = { ...known, references: [file.fileId] };
  expect(referencesOf({ ...marked, projectType: 'interpretation' })).toEqual([]);
  expect(referencesOf({ ...marked, projectType: 'translation' })).toEqual([file.fileId]);
});

it.each([
  { minutes: 45, meals: null },
  { minutes: null, meals: 'client' },
] as const)('breaks that were half filled in, %j, are kept as they were typed', (breaks) => {
  const left: PostingValues = { ...known, projectType: 'interpretation', breaks };
  const form = draftOf(left);
  expect(form.breaks).toEqual(breaks.meals === null ? { minutes: 45 } : { meals: 'client' });
  const row = {
    draftId: '00000000-0000-4000-8000-000000000002',
    savedAt: '2026-11-23T00:00:00.000Z',
    form,
    files: [],
  };
  expect(valuesOfDraft(row, known).breaks).toEqual(breaks);
  expect(valuesOfTemplate(templateOf(left), known).breaks).toEqual(breaks);
});
