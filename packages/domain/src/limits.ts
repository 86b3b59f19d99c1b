import { DAY, HOUR, MINUTE, SECOND } from './time.ts';

/**
 * Every bound of the product, once: form rules, server schemas and timers read it from here.
 * Text lengths are in characters, money in minor units, durations in ms, sizes in bytes.
 */
export const limits = {
  /** docs/product/rules.md#constants. */
  requestTimeoutMs: 60 * SECOND,
  chunkLoadTimeoutMs: 120 * SECOND,
  loadingOverlayMs: 2 * SECOND,
  mobileBreakpointPx: 768,
  /** `storedPx`: the side of the square that is kept; twice the box, for dense screens. */
  avatar: { boxPx: 200, dialogPx: 800, storedPx: 400, bytes: 10 * 1_048_576 },
  languageTest: {
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
  },
  /** A language test on request, where none is held online; see `testRequestLifecycle`. */
  testRequest: {
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
  },
  /** The translation of a requested test, marked by suppliers who are tested in its pair; see `testMarkingLifecycle`. */
  testMarking: {
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
  },
  /** Working days that staff usually take to check documents and payout methods; no deadline hangs on them. */
  certification: { usualDays: 1 },
  settlement: {
    minimumCny: 100_00,
    minimumPayoneerUsd: 50_00,
    paypalFeeShare: 0.03,
    /** Working days from applying to the money's arrival, as they usually are; no deadline hangs on them. */
    usualDays: { bank: 3, wallet: 2 },
    firstDay: 1,
    lastDay: 24,
    /** How long a quoted rate and fee hold. */
    quoteMs: 10 * MINUTE,
    /** An exchange rate that is older quotes nothing. */
    rateAgeMs: 7 * DAY,
    /** CNY for one USD × 10,000: what a rate may be; beyond it somebody mistyped. */
    rate: { min: 55_000, max: 90_000 },
    /** A rate that differs by a larger share than this is confirmed by somebody else. */
    rateStep: 0.02,
    projects: 200,
    batch: 500,
    /** A batch that was just sent may still arrive: for so long it is not taken back. */
    quietMs: 15 * MINUTE,
    /** A payout without an end for so long is shown to finance. */
    unresolvedMs: 10 * DAY,
    /** Characters of a bank's result file: 500 lines, and room to spare. */
    bankResult: 200_000,
  },
  /** Rates that amounts are also shown by: CNY for one unit × 100,000,000; one that is older is shown to nobody. */
  displayRate: { min: 1_000, max: 2_000_000_000, ageMs: 30 * DAY },
  /**
   * Fen. What one member of staff may give back without a colleague: of one order, and within a day
   * of the clock over all orders. From these sums on a colleague approves.
   */
  staffRefund: { aloneOfOrder: 2_000_00, aloneADay: 2_000_00 },
  invoiceNumber: { min: 8, max: 30 },
  /** `orders`: on one invoice. `keptMs`: how long the books of who issued it are kept by law. */
  taxInvoice: { orders: 100, note: 200, bank: 100, bankAccount: 40, keptMs: 10 * 366 * DAY },
  bankReference: { min: 4, max: 64 },
  /** A client's own purchase-order number or cost centre. */
  orderReference: { max: 40 },
  /** Calendar days that one file of figures covers: a leap year. */
  statementDays: 366,
  /** Entries that one file of the audit log takes. */
  auditExportRows: 20_000,

  password: { min: 8, max: 128 },
  /** What providers give back of one payment: WeChat Pay's bounds; Alipay's twelve months are no less. */
  refund: { parts: 50, apartMs: MINUTE, withinMs: 365 * DAY },
  account: { max: 254 },
  code: {
    digits: 6,
    lifetimeMs: 10 * MINUTE,
    tries: 5,
    resendMs: MINUTE,
    /** To one account: of one asker, and of all askers together whose device never signed in to it. */
    perDay: 10,
    strangersPerDay: 30,
    /** Codes that are sent without a human check: to one account a day, from one network an hour. */
    unverified: { perDay: 2, perNetworkHour: 20 },
    /** Each text message costs money, and anybody may type in any number. */
    textsPerNetworkHour: 60,
  },
  /**
   * Slide-to-verify and its twin. `proofMax` bounds the numbers that a proof of work tries; it doubles
   * with every `proofStep` challenges of one network within an hour, up to `proofLimit`.
   */
  humanCheck: {
    widthPx: 320,
    heightPx: 160,
    piecePx: 48,
    tolerancePx: 5,
    puzzleMs: 2 * MINUTE,
    passMs: 10 * MINUTE,
    proofMax: 50_000,
    proofStep: 10,
    proofLimit: 800_000,
  },
  invitationCode: { length: 8, max: 32 },
  wechat: { stateMs: 10 * MINUTE, ticketMs: 15 * MINUTE },
  session: {
    /** A token older than this is exchanged for a new one (code 600). */
    rotateAfterMs: 12 * HOUR,
    /** How long the token that was exchanged is still told its successor. */
    rotationGraceMs: MINUTE,
    idleMs: 14 * DAY,
    absoluteMs: 90 * DAY,
  },
  /** A browser that signed in is known to the account for so long. */
  device: { rememberedMs: 180 * DAY },
  /**
   * Open sockets; `nameless` is how long one may stay open before it says whose it is. What changed
   * within the last `recallMs` is told to a socket that opens later than its screen.
   */
  sockets: { perPerson: 20, perNetwork: 500, namelessMs: 5 * SECOND, recallMs: 2 * MINUTE },
  /** Browsers of one account that get notifications; `endpoint` bounds an address in characters. */
  webPush: { browsers: 10, endpoint: 1_000, keptMs: DAY },
  conversation: {
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
  },
  rollout: {
    /** A browser keeps the share that it belongs to while releases are tried out. */
    slotMs: 90 * DAY,
  },
  service: {
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
  },
  transport: { clockSkewMs: 5 * MINUTE, bodyBytes: 1_048_576, idempotencyMs: DAY },
  /** `searchMax` in characters. */
  list: { pageSize: 20, pageSizeMax: 100, searchMax: 100 },

  name: { min: 1, max: 120 },
  companyName: { max: 160 },
  description: { min: 1, max: 5_000 },
  remarks: { max: 2_000 },
  contact: { min: 2, max: 120 },
  region: { max: 120 },
  reason: { min: 2, max: 1_000 },
  workload: { min: 1, max: 10_000_000 },
  /** Percent: what a word of each band counts as work until the client says otherwise, as agencies mostly agree on. */
  wordWeights: {
    repetitions: 30,
    exact: 30,
    fuzzy95: 60,
    fuzzy85: 60,
    fuzzy75: 60,
    fuzzy50: 100,
    new: 100,
  },
  /** Fen. The upper bound keeps an order's amount below what one payment may carry. */
  unitPrice: { min: 1, max: 1_000_000_00 },
  orderAmount: { min: 1, max: 5_000_000_00 },
  /** The share of the price that the client pays on top, rounded half up to whole fen. */
  handlingFeeShare: 0.03,
  /** The share of the price kept from the supplier. */
  commissionShare: 0,
  file: {
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
  },
  evaluation: { min: 1, max: 5, text: 2_000, hiddenMs: 14 * DAY },
  /**
   * An average or a median of a client's record says nothing of fewer cases; so long after its deadline a
   * client may still choose whom to hire for a posting.
   */
  clientRecord: { casesMin: 3, choosingMs: 14 * DAY },

  /**
   * A supplier's calendar: ranges of days off and the days of one, hours of notice, how many free days
   * are shown and how far ahead they are looked for, characters of a note.
   */
  availability: {
    daysOff: 60,
    rangeDays: 366,
    noticeHours: 720,
    shownDays: 5,
    aheadDays: 90,
    note: 80,
    /** Stretches that one client asks about one supplier, of a day: more would read a calendar out. */
    askedPerDay: 500,
  },

  /** What is due when a booking is cancelled: so many tiers, days before it. */
  cancellation: { tiers: 5, days: 365 },
  /** Of one day of interpreting. */
  breaks: { minutes: 240 },
  /** Past the end of one booking, paid by the step that was begun. */
  overtime: { stepMinutes: 30, minutes: 480 },
  /**
   * Of an interpreter to a booking, fen: no fee is taken of it. With so many times the price of the work
   * the fee of that still pays for what a provider takes of all of it.
   */
  travel: { min: 1, max: 20_000_00, timesWork: 4 },

  order: {
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
  },
  /** Years of the calendar. */
  birthYear: { min: 1_900, youngestAge: 16 },
  profile: {
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
  },
  resume: {
    entries: 50,
    title: 160,
    description: 3_000,
    selfEvaluation: 3_000,
    filesPerEntry: 6,
    cases: 5,
  },
  /** Of one account. */
  certificates: 20,
  /** Characters; a figure is told from `figureCases` cases within `figuresMs` on. */
  /** Files of a sitemap, by the first digits of ids: of a million people or postings 31,000 each, and search engines take 50,000. */
  sitemapParts: 32,
  publicProfile: {
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
  },
  /** Rates by pair are told from so many completed orders within `withinMs`, and people on either side, none of whom has more than half of them. */
  marketRates: { orders: 5, clients: 3, suppliers: 3, withinMs: 365 * DAY, shown: 10 },
  /** Lines of a bank's statement, and what finance enters; characters, fen. */
  transfer: {
    payer: 200,
    payerAccount: 60,
    remark: 500,
    amountMax: 100_000_000_00,
    /** Each character is four bytes at most: a call carries no more. */
    statement: 250_000,
    /** Of one statement, so that recording it ends before the browser gives up. */
    lines: 500,
  },
  documentNumber: { min: 4, max: 32 },
  settlementAccount: { max: 254, bank: 120 },
  /** `startGraceMs`: so long ago a start may lie when the form is sent. */
  posting: {
    files: 20,
    drafts: 20,
    templates: 20,
    templateName: 60,
    place: 300,
    startGraceMs: HOUR,
  },
  /**
   * What is proposed for a posting. `perDay`: what one person does on a working day, by the counting
   * rule of the source. `applyDays`: working days until somebody is chosen. Work of more than
   * `workDays` is for several people, and no due date is proposed for it.
   */
  postingProposal: {
    perDay: {
      translation: { words: 2_000, characters: 3_000 },
      proofreading: { words: 6_000, characters: 9_000 },
    },
    applyDays: 2,
    workDays: 120,
  },
  savedSearch: {
    perPerson: 20,
    name: 80,
    /** Alerts at once that one person gets; what comes beyond is told together. */
    alerts: { perHour: 5, perDay: 20 },
  },
  savedPosting: { perPerson: 500 },
  /**
   * Orders for a supplier who did not apply for them: unanswered ones of one client to one supplier,
   * such ones within a day as the supplier never accepted, and all that one client sends in a day.
   */
  offer: { unanswered: 10, perPairDay: 20, perDay: 200 },
  /** To a posting: those of one, the words of one, and how many one call sends. */
  invitation: { perPosting: 50, message: 1_000, atOnce: 20 },
  /** Of companies with several people; an invitation is good once, for this long. */
  organisation: {
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
  },
  /** Offers of terms that a client and a supplier make about one posting, both together. */
  negotiation: { offers: 12 },
  /** `drafts` wait for language tests at once, and go so long after applications have closed. */
  application: { files: 5, drafts: 20, draftsKeptMs: 30 * DAY },
  /** A supplier's named texts for applications. */
  applicationTemplate: { perPerson: 20, name: 60 },
  /** A client's named lists of suppliers. */
  supplierList: { lists: 20, name: 60, suppliers: 200 },
  note: { text: 3_000, tags: 10, tag: 30 },
  compare: { max: 4 },
  unreadReminderMs: 48 * HOUR,
  /**
   * The feed of a person's dates: how often calendars are told to ask, how long what is over stays in
   * it, and how often one person's may be read.
   */
  calendar: {
    refreshMs: HOUR,
    keptMs: 30 * DAY,
    orders: 500,
    reads: { max: 60, windowMs: 10 * MINUTE },
  },
  news: { title: 120, text: 10_000 },
  staff: {
    name: 80,
    /** A day's work; after a break of this long the person signs in again. */
    idleMs: HOUR,
    /** Who pressed and moved nothing for so long is not taken to sit before the console. */
    attendedMs: 10 * MINUTE,
    /** An attended console looks so often for what colleagues and customers did. */
    lookMs: 10 * SECOND,
    absoluteMs: 12 * HOUR,
    /** Between password and second factor. */
    ticketMs: 10 * MINUTE,
    /** RFC 6238: digits, step and how many steps the other clock may be off. */
    totp: { digits: 6, stepMs: 30 * SECOND, drift: 1 },
    /** Wrong passwords or codes of one asker, and passwords at one account from anywhere. */
    tries: 5,
    triesFromAnywhere: 50,
    lockedMs: 15 * MINUTE,
  },
  /** What staff and authors write about what was hidden. */
  moderation: {
    words: 1_000,
    appeal: 2_000,
    /** Characters of what somebody adds to a report. */
    reportNote: 1_000,
    reportsPerDay: 20,
    /** Of one content staff read so many, the newest. */
    reportsShown: 50,
  },
  /** Signs that several accounts are one person's, or review each other for show. */
  fraud: {
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
  },
  /** One search of the staff over everything: the hits of each kind, and letters of a text. */
  staffSearch: { hits: 5, excerpt: 120 },
  /** Cases that wait for staff, whatever their queue. */
  work: {
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
  },
  feedback: { text: 3_000, files: 5, answer: 5_000, perDay: 20 },
  /** What browsers report of themselves. */
  frontEnds: {
    /** Reports of a network in a minute, of one document in all. */
    faultsPerMinute: 30,
    faultsPerDocument: 5,
    vitalsPerMinute: 30,
    message: 500,
    stack: 6_000,
    route: 200,
    version: 80,
    /** Of a fault: the newest occurrences in full, and the newest versions that had it. */
    samples: 5,
    versions: 20,
    /** Whoever makes faults up drives out old ones, and fills no disk. */
    faults: 5_000,
    keptMs: 30 * DAY,
    /** So many sessions from so many networks within so long, of a version released no longer ago, take it back. */
    takeBack: { sessions: 10, networks: 5, withinMs: 10 * MINUTE, releasedWithinMs: DAY },
    /** In how many sessions a screen fell is asked for minutes after a release. */
    crashesKeptMs: DAY,
  },
  appeal: {
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
  },
} as const;
