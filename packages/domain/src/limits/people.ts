import { DAY, MINUTE } from '../time.ts';

// Suppliers, clients and companies: what they say of themselves and how they are checked.

/** `storedPx`: the side of the square that is kept; twice the box, for dense screens. */
export const avatar = { boxPx: 200, dialogPx: 800, storedPx: 400, bytes: 10 * 1_048_576 } as const;

export const name = { min: 1, max: 120 } as const;
export const companyName = { max: 160 } as const;
export const contact = { min: 2, max: 120 } as const;
export const region = { max: 120 } as const;
export const description = { min: 1, max: 5_000 } as const;
export const remarks = { max: 2_000 } as const;
export const reason = { min: 2, max: 1_000 } as const;
export const documentNumber = { min: 4, max: 32 } as const;
export const settlementAccount = { max: 254, bank: 120 } as const;

/** Years of the calendar. */
export const birthYear = { min: 1_900, youngestAge: 16 } as const;

export const profile = {
  text: 2_000,
  name: 60,
  location: 200,
  contact: 120,
  other: 300,
  languageSkills: 30,
  fields: 12,
  mediaPlatforms: 15,
  outputs: 40,
  wordsPerDay: 100_000,
  wordsPerWeek: 700_000,
} as const;

export const resume = {
  entries: 50,
  title: 160,
  description: 3_000,
  selfEvaluation: 3_000,
  filesPerEntry: 6,
  cases: 5,
} as const;

/** Of one account. */
export const certificates = 20;
/** Fields that one certificate may prove. */
export const certificateFields = 5;

/** Files of a sitemap, by the first digits of ids: of a million people or postings 31,000 each, and search engines take 50,000. */
export const sitemapParts = 32;

/** Characters; a figure is told from `figureCases` cases within `figuresMs` on. */
export const publicProfile = {
  address: { min: 3, max: 40 },
  /** That one account can have had: nobody else gets them. */
  addresses: 5,
  headline: { min: 10, max: 120 },
  sampleText: { min: 20, max: 2_000 },
  figureCases: 3,
  figuresMs: 365 * DAY,
  perPage: 20,
  /** So many are put in order; who looks for more narrows the list down. */
  sorted: 300,
  reviews: 10,
  works: 20,
  /** Pairs that the list offers as filters, those with the most suppliers. */
  pairs: 60,
  /** So many the home page shows. */
  faces: 6,
} as const;

export const evaluation = { min: 1, max: 5, text: 2_000, hiddenMs: 14 * DAY } as const;

/**
 * An average or a median of a client's record says nothing of fewer cases; so long after its deadline a
 * client may still choose whom to hire for a posting. A deadline later than `deadlineMs` after the posting
 * was published counts as one then: nobody keeps what they hired nobody for out of their record for years.
 */
export const clientRecord = { casesMin: 3, choosingMs: 14 * DAY, deadlineMs: 90 * DAY } as const;

/**
 * A supplier's calendar: ranges of days off and the days of one, hours of notice, how many free days
 * are shown and how far ahead they are looked for, characters of a note.
 */
export const availability = {
  daysOff: 60,
  rangeDays: 366,
  noticeHours: 720,
  shownDays: 5,
  aheadDays: 90,
  note: 80,
  /** Stretches that one client asks about one supplier, of a day: more would read a calendar out. */
  askedPerDay: 500,
} as const;

export const languageTest = {
  questions: 30,
  durationMs: 20 * MINUTE,
  passShare: 0.6,
  pageSwitches: 3,
  retakeAfterMs: 30 * DAY,
  /** Failed tests of one account in one pair within `retakeAfterMs`: more would show the bank. */
  accountFails: 5,
  options: 4,
  prompt: 500,
  passage: 2_000,
  option: 500,
  /** Characters of a file of questions: each is four bytes at most, and a call carries no more. */
  file: 250_000,
  /** Questions of one file, so that a preview is read and the import ends within a call. */
  fileQuestions: 300,
  teamMembers: 200,
} as const;

/** A language test on request, where none is held online; see `testRequestLifecycle`. */
export const testRequest = {
  /** Working days within which a reviewer gives a text, and within which they mark a translation. */
  giveDays: 2,
  markDays: 3,
  /** What the supplier has for the text, from the moment it is given. */
  translateMs: 3 * DAY,
  passShare: 0.7,
  /** Of one account, requests that are not over. */
  open: 5,
  note: 1_000,
  title: 120,
  text: { min: 200, max: 3_000 },
  instructions: 1_000,
  translation: { min: 20, max: 10_000 },
  remark: 3_000,
  /** Sample texts of one language that are in use. */
  sampleTexts: 100,
} as const;

/** The translation of a requested test, marked by suppliers who are tested in its pair; see `testMarkingLifecycle`. */
export const testMarking = {
  /** How many sheets it takes. */
  markers: 2,
  /** What each of them has for it, from the moment they are asked. */
  markMs: 3 * DAY,
  /** Fen, paid by the platform for each sheet. */
  fee: 50_00,
  /** Of one supplier at a time. */
  open: 3,
  /** Suppliers who are asked for one translation, in all; after them a reviewer marks it. */
  asked: 6,
  /** Who has let a marking go by is not asked for so long, nor who has not been here for so long. */
  restMs: 30 * DAY,
} as const;

/** Working days that staff usually take to check documents and payout methods; no deadline hangs on them. */
export const certification = { usualDays: 1 } as const;

/** Of companies with several people; an invitation is good once, for this long. */
export const organisation = {
  perPerson: 10,
  members: 200,
  openInvitations: 50,
  invitationMs: 7 * DAY,
  invitationsPerDay: 100,
  /** What is sent to one address, by whomever: a pause, and so many a day. */
  invitationPauseMs: MINUTE,
  invitationsToOneADay: 2,
  /** Invitations that an account of less than this age sends a day. */
  newAccountMs: 7 * DAY,
  invitationsOfNewADay: 10,
  log: 200,
  costCentres: 50,
  /** Share of a month's budget from which it is nearly used up. */
  budgetNear: 0.8,
  note: 500,
} as const;
