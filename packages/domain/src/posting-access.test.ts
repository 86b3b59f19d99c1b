import {
  defaultFileAudience,
  mayOpenPostingFile,
  seesPostingContact,
  type FileAudience,
  type PostingTie,
} from './posting-access.ts';

type Row = [who: string, ties: PostingTie[], opens: FileAudience[], contact: boolean];

const rows: Row[] = [
  ['a visitor', [], [], false],
  ['somebody signed in', ['signedIn'], ['signedIn'], false],
  ['an applicant', ['signedIn', 'applicant'], ['signedIn', 'applicants'], false],
  [
    'an applicant to whom the contact was shown',
    ['signedIn', 'applicant', 'contactShown'],
    ['signedIn', 'applicants'],
    true,
  ],
  ['who has an order', ['signedIn', 'ordered'], ['signedIn', 'applicants', 'ordered'], true],
  ['the owner', ['signedIn', 'owner'], ['signedIn', 'applicants', 'ordered'], true],
];

it.each(rows)('%s opens the files meant for them', (_who, ties, opens) => {
  const opened = (['signedIn', 'applicants', 'ordered'] as const).filter((audience) =>
    mayOpenPostingFile(audience, new Set(ties)),
  );
  expect(opened).toEqual(opens);
});

it.each(rows)('%s sees the contact or not', (_who, ties, _opens, contact) => {
  expect(seesPostingContact(new Set(ties))).toBe(contact);
});

it('a file for which nothing was chosen waits for the order', () => {
  expect(defaultFileAudience).toBe('ordered');
});
