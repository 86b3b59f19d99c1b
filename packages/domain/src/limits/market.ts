import { DAY, HOUR, MINUTE } from '../time.ts';

// Postings, applications, orders and what belongs to them.

/** `startGraceMs`: so long ago a start may lie when the form is sent. */
export const posting = {
  files: 20,
  drafts: 20,
  templates: 20,
  templateName: 60,
  place: 300,
  startGraceMs: HOUR,
} as const;

/**
 * What is proposed for a posting. `perDay`: what one person does on a working day, by the counting
 * rule of the source. `applyDays`: working days until somebody is chosen. Work of more than
 * `workDays` is for several people, and no due date is proposed for it.
 */
export const postingProposal = {
  perDay: {
    translation: { words: 2_000, characters: 3_000 },
    proofreading: { words: 6_000, characters: 9_000 },
  },
  applyDays: 2,
  workDays: 120,
} as const;

export const savedSearch = {
  perPerson: 20,
  name: 80,
  /** Alerts at once that one person gets; what comes beyond is told together. */
  alerts: { perHour: 5, perDay: 20 },
} as const;

export const savedPosting = { perPerson: 500 } as const;

/**
 * Orders for a supplier who did not apply for them: unanswered ones of one client to one supplier,
 * such ones within a day as the supplier never accepted, and all that one client sends in a day.
 */
export const offer = { unanswered: 10, perPairDay: 20, perDay: 200 } as const;

/** To a posting: those of one, the words of one, and how many one call sends. */
export const invitation = { perPosting: 50, message: 1_000, atOnce: 20 } as const;

/** Offers of terms that a client and a supplier make about one posting, both together. */
export const negotiation = { offers: 12 } as const;

/** `drafts` wait for language tests at once, and go so long after applications have closed. */
export const application = { files: 5, drafts: 20, draftsKeptMs: 30 * DAY } as const;

/** A supplier's named texts for applications. */
export const applicationTemplate = { perPerson: 20, name: 60 } as const;

/** A client's named lists of suppliers. */
export const supplierList = { lists: 20, name: 60, suppliers: 200 } as const;

export const note = { text: 3_000, tags: 10, tag: 30 } as const;
export const compare = { max: 4 } as const;

export const order = {
  acceptWithinMs: 72 * HOUR,
  acceptBeforeBookingMs: 2 * HOUR,
  payWithinMs: 48 * HOUR,
  payBeforeBookingMs: HOUR,
  /** Before an accepted order ends unpaid. */
  paymentRemindersMs: [-DAY, -2 * HOUR],
  paymentAttemptMs: 15 * MINUTE,
  /** So long before a time after which its money would go back a payment can no longer be made. */
  paymentNewsMs: 2 * MINUTE,
  /** How long an order waits for a bank transfer, and how many working days banks take. */
  transferMs: 7 * DAY,
  transferDays: { min: 1, max: 3 },
  changeRounds: 2,
  /** Changes of its terms that each side proposes; each may give a part of a payment back. */
  changesPerSide: 15,
  /** What a round of changes takes at least, also where the agreed due time is nearer. */
  changesMs: DAY,
  autoAcceptMs: 7 * DAY,
  /** Before results count as accepted. */
  acceptRemindersMs: [-4 * DAY, -DAY],
  /** Before the due time. */
  deliveryReminderMs: -DAY,
  /** Before a booking. */
  bookingRemindersMs: [-DAY, -HOUR],
  /** A booking that starts within this time of the one before is on the same day as that. */
  bookingsOfOneDayMs: 12 * HOUR,
  checkInBeforeMs: 30 * MINUTE,
  /** Until so long before it begins a booking is moved; before anybody can check in. */
  moveBeforeBookingMs: HOUR,
  /** Of one order, and how long one of them may be: nobody interprets through the night. */
  bookings: { max: 31, ms: 16 * HOUR },
  /** After the last booking, for the interpreter to confirm the work. */
  confirmBookingMs: DAY,
  place: 300,
  cancelAfterDueMs: 24 * HOUR,
  autoCancelAfterDueMs: 7 * DAY,
  appealWithinMs: 7 * DAY,
  holdMs: 7 * DAY,
  /** `price`: fen. `payWithinMs`: from the acceptance of the one before. */
  milestones: { min: 2, max: 12, name: 100, price: 1_00, payWithinMs: 7 * DAY },
  /** WeChat Pay returns money that is held for others after 180 days. */
  escrowMs: 150 * DAY,
} as const;

export const workload = { min: 1, max: 10_000_000 } as const;

/** Percent: what a word of each band counts as work until the client says otherwise, as agencies mostly agree on. */
export const wordWeights = {
  repetitions: 30,
  exact: 30,
  fuzzy95: 60,
  fuzzy85: 60,
  fuzzy75: 60,
  fuzzy50: 100,
  new: 100,
} as const;

/** What is due when a booking is cancelled: so many tiers, days before it. */
export const cancellation = { tiers: 5, days: 365 } as const;

/** Of one day of interpreting. */
export const breaks = { minutes: 240 } as const;

/** Past the end of one booking, paid by the step that was begun. */
export const overtime = { stepMinutes: 30, minutes: 480 } as const;

export const file = {
  bytes: 50 * 1_048_576,
  perDelivery: 10,
  /** Not fewer than a posting has: they go into its order. */
  perOrder: 20,
  nameMax: 200,
  /** Of one person, uploads that are looked into or wait for it. */
  ownInTurn: 20,
  /** What one person uploads in any 24 hours, deleted files not counted. */
  daily: { files: 300, bytes: 2_048 * 1_048_576 },
  /** Of one person, uploaded and not (or no more) used anywhere; after `keptMs` they may go. */
  unused: { files: 200, bytes: 1_024 * 1_048_576, keptMs: 7 * DAY },
  picturePixels: 50_000_000,
  /** What an archive or office file may unpack to, all archives inside it included. */
  unpacked: {
    bytes: 500 * 1_048_576,
    /** Times its own size; only what unpacks to more than `ratioFromBytes` is held to it. */
    ratio: 200,
    ratioFromBytes: 10 * 1_048_576,
    entries: 10_000,
    /** A sheet in a document in an archive in an archive: four, one in the other. */
    depth: 4,
  },
} as const;

export const appeal = {
  evidenceMs: 72 * HOUR,
  /** Staff give more time for evidence once, and no more than this. */
  extendHours: 72,
  reviewMs: 3 * DAY,
  escalateMs: 30 * DAY,
  /** Appeals of one side about one order. */
  perSide: 2,
  text: 3_000,
  evidencePerSide: 20,
  filesPerEvidence: 10,
  filesPerRuling: 10,
} as const;

/**
 * The feed of a person's dates: how often calendars are told to ask, how long what is over stays in
 * it, and how often one person's may be read.
 */
export const calendar = {
  refreshMs: HOUR,
  keptMs: 30 * DAY,
  orders: 500,
  reads: { max: 60, windowMs: 10 * MINUTE },
} as const;
