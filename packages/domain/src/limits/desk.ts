import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

// What people write to each other and to the staff, and how staff work.

export const conversation = {
  /** Characters of a message. */
  text: 5_000,
  recallMs: 2 * MINUTE,
  /** What was recalled is kept for so long, for a report of it alone. */
  recalledMs: 30 * DAY,
  /** Unread messages of one conversation are counted up to here. */
  unreadMax: 100,
  /** Messages in one answer of the history. */
  page: 100,
  /** Messages of one person in a minute, over all conversations. */
  messages: 60,
  /** Conversations that one person begins in a day. */
  begins: 40,
  /** The same text to so many different people within an hour is taken for an advertisement. */
  sameText: 5,
  /** What staff reads on either side of a reported message. */
  reportedNeighbours: 10,
  /** Characters of what somebody adds to a report. */
  reportNote: 1_000,
  /** For so long somebody can’t write whom staff silenced. */
  silenceMs: 7 * DAY,
  /** Browsers that are subscribed hear of unread messages after so long without another. */
  pushMs: 30 * SECOND,
  /** Unread messages go out as one mail after so long without another. */
  digestMs: 10 * MINUTE,
  /** However much is still being written, the mail goes out so long after the first of them. */
  digestLatestMs: 30 * MINUTE,
  /** Who writes says so so often, and is taken to have stopped after twice that. */
  typingMs: 3 * SECOND,
  /** Who has a browser connected is seen so often, and counts as online for twice that. */
  presenceMs: 45 * SECOND,
} as const;

export const service = {
  /** Characters of a message, a note or a canned answer. */
  text: 5_000,
  unreadMax: 100,
  /** Messages in one answer of the history. */
  page: 50,
  /** Messages of one customer in a minute; visitors count by their network. */
  messages: 60,
  /** Conversations that visitors of one network begin in an hour. */
  visitorBegins: 20,
  /** Open time in which somebody should have answered first, and in which it should be solved. */
  firstAnswerMs: 10 * MINUTE,
  resolutionMs: 8 * HOUR,
  /** Open time after which an assigned conversation without an answer goes back to the queue. */
  returnMs: 15 * MINUTE,
  /** What one answer takes a member of staff, for the waiting time that customers are told. */
  handlingMs: 3 * MINUTE,
  /** So many open conversations one member is given without asking for more. */
  load: 8,
  /** A message within this time after the end goes on with the same conversation. */
  reopenMs: 7 * DAY,
  /** The browser of a visitor is known for so long, and a link in a mail opens the conversation. */
  visitorMs: 30 * DAY,
  linkMs: 30 * DAY,
  /** What a visitor wrote and was answered is deleted so long after the last of it. */
  visitorKeptMs: 180 * DAY,
  /** Answers that nobody reads at once go out together by mail after so long. */
  mailMs: 2 * MINUTE,
  /** Between two mails about one conversation. */
  mailApartMs: 5 * MINUTE,
  /** Mails with a link: asked for from one network in an hour, to one address in a day. */
  links: 5,
  linksToOne: 10,
  /** Within this time another look of the same member is the same look. */
  lookMs: 15 * MINUTE,
  /** Who has a conversation open says so so often, and is taken to be gone after twice that. */
  presenceMs: 10 * SECOND,
  /** Browsers that have no socket ask so often. */
  pollMs: 4 * SECOND,
  snoozeMs: 90 * DAY,
  tags: { perConversation: 10, name: 40 },
  canned: { shortcut: 40 },
  mentions: 10,
  comment: 1_000,
  intervals: 6,
  holidays: 100,
} as const;

export const unreadReminderMs = 48 * HOUR;

/** What staff and authors write about what was hidden. */
export const moderation = {
  words: 1_000,
  appeal: 2_000,
  /** Characters of what somebody adds to a report. */
  reportNote: 1_000,
  reportsPerDay: 20,
  /** Of one content staff read so many, the newest. */
  reportsShown: 50,
} as const;

/** Signs that several accounts are one person's, or review each other for show. */
export const fraud = {
  everyMs: DAY,
  /** Browsers and texts are compared so long. */
  windowMs: 90 * DAY,
  /** So many texts of each kind in one run; the next goes on where it ended. */
  texts: 20_000,
  /** Characters of a text that are searched, and around a hit those that staff read. */
  searched: 20_000,
  excerpt: 160,
  /** Of one text so many contacts are noted: more are a list, and nobody's own. */
  contacts: 30,
  /** Of one sign staff read so many texts, the newest. */
  evidence: 20,
  /** A link that more accounts write is nobody's own. */
  accountsOnLink: 5,
  /** Proposals to pay outside the platform: to so many others within so long. */
  outsidePayment: { others: 3, withinMs: 30 * DAY },
  /** On one browser; fewer count when they order from each other. */
  accountsOnDevice: 3,
  /** Reviews of five stars within so long, most of which its members gave each other. */
  circle: { withinMs: 30 * DAY, largest: 6, reviewsMin: 4, share: 0.8 },
} as const;

/** One search of the staff over everything: the hits of each kind, and letters of a text. */
export const staffSearch = { hits: 5, excerpt: 120 } as const;

/** Cases that wait for staff, whatever their queue. */
export const work = {
  /** Of one queue so many are listed, those that wait longest. */
  perQueue: 1_000,
  note: 2_000,
  mentions: 10,
  /** What a record says of itself and of its notes in one answer. */
  notes: 200,
  /** Cases that are assigned at once. */
  atOnce: 50,
  /** Saved filters of one member, and the letters of a name. */
  filters: 20,
  filterName: 40,
  /** The filters themselves, as they stand in the address of their screen. */
  filterQuery: 500,
  /** Who has a record open says so so often, and is taken to be gone after twice that. */
  presenceMs: 10 * SECOND,
  /** Notes are deleted so long after they were written. */
  notesKeptMs: 730 * DAY,
} as const;

export const feedback = { text: 3_000, files: 5, answer: 5_000, perDay: 20 } as const;
export const news = { title: 120, text: 10_000 } as const;

/** Entries that one file of the audit log takes. */
export const auditExportRows = 20_000;
