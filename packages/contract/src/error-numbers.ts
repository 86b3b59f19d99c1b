/**
 * The codes that an envelope can carry, by name. Numbers only; the sentences are in `error-texts.ts`. Codes
 * below 1000 belong to the transport (docs/product/errors.md#codes), business refusals start at 1000.
 * Read as `errorCodes.…`; each is a constant of its own, so that a bundle carries those that it needs.
 */

export const unauthenticated = 401;
export const unverifiable = 402;
export const forbidden = 403;
export const staffForbidden = 403;
export const notFound = 404;
export const conflict = 409;
export const idempotencyMismatch = 409;
export const payloadTooLarge = 413;
export const invalid = 422;
export const tooMany = 429;
export const fault = 500;
export const unavailable = 503;
export const tokenRotated = 600;
export const sessionRevoked = 601;
export const orderActionNotAllowed = 409;
export const versionChanged = 409;
export const appealActionNotAllowed = 409;
export const appealChanged = 409;
export const postingChanged = 409;

// Accounts
export const wrongCredentials = 1001;
export const wrongCode = 1002;
export const accountTaken = 1003;
export const agreementRequired = 1004;
export const codeTooSoon = 1005;
export const codesUsedUp = 1006;
export const weakPassword = 1007;
export const identityChosen = 1008;
export const humanCheckRequired = 1009;
export const wrongPassword = 1010;
export const passwordExists = 1011;
export const contactTaken = 1012;
export const contactMissing = 1013;
export const wechatFailed = 1014;
export const wechatTicketExpired = 1015;
export const wechatTaken = 1016;
export const wechatUnavailable = 1017;
export const deletionBlocked = 1018;
export const humanCheckFailed = 1019;
export const accountBlocked = 1020;

// Organisations
export const membershipOver = 1801;
export const roleMissing = 1802;
export const notForOrganisations = 1803;
export const lastManager = 1804;
export const invitationOver = 1805;
export const alreadyMember = 1806;
export const ownApproval = 1807;

// Postings and applications
export const alreadyApplied = 1101;
export const postingFinished = 1102;
export const ownPosting = 1103;
export const profileIncomplete = 1104;
export const postingInUse = 1105;
export const deadlinePassed = 1106;
export const languageTestRequired = 1107;
export const alreadyInvited = 1108;

// Orders
export const selfOrder = 1201;
export const deliveryEmpty = 1202;
export const ownDoubleBooking = 1204;
export const offersWaiting = 1205;
export const offersUsedUp = 1206;
export const cancellationCost = 1207;

// Money: settlement, payout, payment, refund
export const paymentUnavailable = 1301;
export const settlementRefused = 1302;
export const quoteExpired = 1303;
export const invoiceTaken = 1304;
export const batchMixed = 1305;
export const bankFileUnreadable = 1306;
export const wechatPayerUnknown = 1307;
export const paymentSceneOff = 1308;
export const supplierBlocked = 1310;
export const providerSilent = 1311;
export const providerHasBatch = 1312;
export const providerUnsure = 1313;
export const rateWaits = 1314;
export const statementUnreadable = 1315;
export const refundsUsedUp = 1320;
export const refundTooLate = 1321;

// Files
export const fileTypeRefused = 1401;
export const fileInUse = 1402;
export const avatarType = 1403;
export const fileTooComplex = 1404;

// Profile, certification and tests
export const realNameLocked = 1501;
export const nameDiffers = 1502;
export const verificationLocked = 1503;
export const documentTaken = 1504;
export const realNameFirst = 1505;
export const companyFirst = 1506;
export const outputExists = 1507;
export const tooManyEntries = 1508;
export const companyLocked = 1509;
export const testRefused = 1511;
export const testOver = 1512;
export const companyOnly = 1513;

// Conversations
export const conversationClosed = 1701;
export const recallTooLate = 1702;
export const sameTextToMany = 1703;
export const alreadyReported = 1704;
export const ownContent = 1707;
export const serviceLinkOver = 1705;
export const serviceLinkElse = 1706;

// Staff
export const staffCredentials = 1601;
export const staffTicketExpired = 1602;
export const staffLocked = 1603;
export const staffAccountTaken = 1604;
export const ownStaffAccount = 1605;
export const questionUsed = 1606;
