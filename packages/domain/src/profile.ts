/** Whether somebody works alone or for a company; a company's team has members and a fee invoice. */
export const partyKinds = ['individual', 'company'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** Documents that prove a real name (docs/product/data.md#verification-data). */
export const documentTypes = ['idCard', 'passport'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The four ways in which earnings are paid out (docs/product/data.md#verification-data). */
export const settlementMethods = ['personalCard', 'corporateCard', 'paypal', 'payoneer'] as const;
export type SettlementMethodName = (typeof settlementMethods)[number];

/** Which page mends an incomplete profile (docs/product/rules.md#completeness). */
export const profilePages = [
  'information',
  'resume',
  'verification',
  'settlement',
  'test',
] as const;
export type ProfilePage = (typeof profilePages)[number];
