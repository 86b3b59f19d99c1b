/**
 * The codes that an envelope can carry, by name, and what the client does about them. Numbers only,
 * so that browsers may load it; the sentences are in `error-texts.ts`. Codes below 1000 belong to
 * the transport (docs/product/errors.md#codes), business refusals start at 1000.
 */
export const errorCodes = {
  unauthenticated: 401,
  unverifiable: 402,
  forbidden: 403,
  staffForbidden: 403,
  notFound: 404,
  conflict: 409,
  idempotencyMismatch: 409,
  payloadTooLarge: 413,
  invalid: 422,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
  tokenRotated: 600,
  sessionRevoked: 601,
  orderActionNotAllowed: 409,
  versionChanged: 409,
  appealActionNotAllowed: 409,
  appealChanged: 409,
  postingChanged: 409,

  // Accounts
  wrongCredentials: 1001,
  wrongCode: 1002,
  accountTaken: 1003,
  agreementRequired: 1004,
  codeTooSoon: 1005,
  codesUsedUp: 1006,
  weakPassword: 1007,
  identityChosen: 1008,
  humanCheckRequired: 1009,
  wrongPassword: 1010,
  passwordExists: 1011,
  contactTaken: 1012,
  contactMissing: 1013,
  wechatFailed: 1014,
  wechatTicketExpired: 1015,
  wechatTaken: 1016,
  wechatUnavailable: 1017,
  deletionBlocked: 1018,
  humanCheckFailed: 1019,
  accountBlocked: 1020,

  // Organisations
  membershipOver: 1801,
  roleMissing: 1802,
  notForOrganisations: 1803,
  lastManager: 1804,
  invitationOver: 1805,
  alreadyMember: 1806,
  ownApproval: 1807,

  // Postings and applications
  alreadyApplied: 1101,
  postingFinished: 1102,
  ownPosting: 1103,
  profileIncomplete: 1104,
  postingInUse: 1105,
  deadlinePassed: 1106,
  languageTestRequired: 1107,
  alreadyInvited: 1108,

  // Orders
  selfOrder: 1201,
  deliveryEmpty: 1202,
  ownDoubleBooking: 1204,
  offersWaiting: 1205,
  offersUsedUp: 1206,
  cancellationCost: 1207,

  // Money: settlement, payout, payment, refund
  paymentUnavailable: 1301,
  settlementRefused: 1302,
  quoteExpired: 1303,
  invoiceTaken: 1304,
  batchMixed: 1305,
  bankFileUnreadable: 1306,
  wechatPayerUnknown: 1307,
  paymentSceneOff: 1308,
  supplierBlocked: 1310,
  providerSilent: 1311,
  providerHasBatch: 1312,
  providerUnsure: 1313,
  rateWaits: 1314,
  statementUnreadable: 1315,
  refundsUsedUp: 1320,
  refundTooLate: 1321,

  // Files
  fileTypeRefused: 1401,
  fileInUse: 1402,
  avatarType: 1403,
  fileTooComplex: 1404,

  // Profile, certification and tests
  realNameLocked: 1501,
  nameDiffers: 1502,
  verificationLocked: 1503,
  documentTaken: 1504,
  realNameFirst: 1505,
  companyFirst: 1506,
  outputExists: 1507,
  tooManyEntries: 1508,
  companyLocked: 1509,
  testRefused: 1511,
  testOver: 1512,
  companyOnly: 1513,

  // Conversations
  conversationClosed: 1701,
  recallTooLate: 1702,
  sameTextToMany: 1703,
  alreadyReported: 1704,
  ownContent: 1707,
  serviceLinkOver: 1705,
  serviceLinkElse: 1706,

  // Staff
  staffCredentials: 1601,
  staffTicketExpired: 1602,
  staffLocked: 1603,
  staffAccountTaken: 1604,
  ownStaffAccount: 1605,
  questionUsed: 1606,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof errorCodes;

export type ErrorEffect =
  /** Clear the session storage and lead to the login page. */
  | 'signOut'
  /** Keep the new token that came along and make the call once more. */
  | 'renewToken'
  /** Forget the token: somebody ended this session. */
  | 'revoked'
  /** Hand it to the screen that called. */
  | 'pass'
  /** Act for oneself again: the session acts for an organisation that the person has left. */
  | 'actForSelf'
  /** Show the message. */
  | 'message'
  /** Leave for the maintenance page. */
  | 'maintenance';

type Effects = Readonly<Record<number, ErrorEffect>>;

/** Every other code shows its message. */
const effects: Effects = {
  [errorCodes.unauthenticated]: 'signOut',
  [errorCodes.unverifiable]: 'pass',
  [errorCodes.forbidden]: 'pass',
  [errorCodes.notFound]: 'pass',
  [errorCodes.fault]: 'maintenance',
  [errorCodes.tokenRotated]: 'renewToken',
  [errorCodes.sessionRevoked]: 'revoked',
  [errorCodes.humanCheckFailed]: 'pass',
  [errorCodes.membershipOver]: 'actForSelf',
};

/** Screens of the portals explain a wrong identity themselves; the console has no such screens. */
const staffEffects: Effects = { ...effects, [errorCodes.staffForbidden]: 'message' };

/** What the client does about a code that the call below `path` was answered with. */
export function effectOf(code: number, path: string): ErrorEffect {
  const known = path.startsWith('/opsinterface/') ? staffEffects : effects;
  return known[code] ?? 'message';
}
