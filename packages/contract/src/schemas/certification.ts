import {
  companyNumberKinds,
  documentTypes,
  limits,
  settlementMethods,
  verificationActions,
  verificationStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Month } from './profile.ts';
import { ActionState, FileInfo, Flag, Id, Line, Nullable, OneOf, Text, Timestamp } from './base.ts';

const { profile, documentNumber, settlementAccount } = limits;
const Name = Line(profile.name, 1);
const Number = Text(documentNumber.max, documentNumber.min);
const AccountText = Text(settlementAccount.max, 4);
const Bank = Line(settlementAccount.bank, 1);

/** Where a verification stands and why. */
export const verificationState = {
  status: OneOf(verificationStatuses),
  /** Why it was refused or what is asked for, as staff wrote it; null otherwise. */
  reason: Nullable(Type.String()),
  submitTime: Nullable(Timestamp),
  decideTime: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(verificationActions)),
};

/** SMRZ = real-name verification. */
export const realNameFields = {
  documentType: OneOf(documentTypes),
  /** Has to equal the real name of the profile. */
  name: Name,
  number: Number,
  /** Photos of the document, uploaded as `document`: front and back of an ID card, one page of a passport. */
  photoIds: Type.Array(Id, { minItems: 1, maxItems: 2, uniqueItems: true }),
};
export const RealNameForm = Type.Object(realNameFields);
export const RealName = Type.Object({
  ...verificationState,
  documentType: Nullable(OneOf(documentTypes)),
  name: Type.String(),
  /** Masked: first and last characters only. */
  number: Type.String(),
  photos: Type.Array(FileInfo),
});
export type RealName = Static<typeof RealName>;

/** Company of a client or of a supplier's team. */
export const companyFields = {
  companyName: Line(limits.companyName.max, 2),
  /** Where the company is registered, dictionary `nationality`; China where it is left out. */
  country: Type.Optional(Text(40, 1)),
  /** Left out: the usual one of the country. China has credit codes only, no other country has them. */
  numberKind: Type.Optional(OneOf(companyNumberKinds)),
  /** Unified social credit code, GB 32100; outside China the number of `numberKind`. */
  creditCode: Number,
  legalRepresentative: Name,
  /** Photo of the business licence, outside China of the extract from the register, uploaded as `document`. */
  licenceId: Id,
};
export const CompanyForm = Type.Object(companyFields);
export const Company = Type.Object({
  ...verificationState,
  companyName: Type.String(),
  /** Empty while nothing was submitted. */
  country: Type.String(),
  numberKind: OneOf(companyNumberKinds),
  /** Unified social credit code; outside China the number of `numberKind`. */
  creditCode: Type.String(),
  legalRepresentative: Type.String(),
  licence: Nullable(FileInfo),
});
export type Company = Static<typeof Company>;

/** Dictionary `field`, without `general`. */
export const CertificateFields = Type.Array(Text(40, 1), {
  uniqueItems: true,
  maxItems: limits.certificateFields,
});

/** A translator's certificate, which counts as the language test of its pair once it is certified. */
export const TranslatorCertificateForm = Type.Object({
  /** Dictionary `certificateBody`. */
  body: Text(40, 2),
  number: Line(documentNumber.max, documentNumber.min),
  level: Line(profile.name, 1),
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  issuedMonth: Month,
  /** Fields that it is said to prove; none where it is left out. */
  whFieldIds: Type.Optional(CertificateFields),
  /** Scans or photos, uploaded as `document`. */
  photoIds: Type.Array(Id, { minItems: 1, maxItems: 2, uniqueItems: true }),
});
export const certificateFieldLists = {
  /** Fields that it was said to prove. */
  whFieldIds: Type.Array(Type.String()),
  /** Those that staff confirmed; they show and count while the certificate is certified. */
  provenFieldIds: Type.Array(Type.String()),
};
export const TranslatorCertificate = Type.Object({
  ...verificationState,
  translatorCertificateId: Id,
  body: Type.String(),
  number: Type.String(),
  level: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  issuedMonth: Month,
  ...certificateFieldLists,
  photos: Type.Array(FileInfo),
});
export type TranslatorCertificate = Static<typeof TranslatorCertificate>;

/** JSRZ = certification of a settlement method; one object with the fields of its method. */
export const settlementMethodForms = {
  personalCard: Type.Object({
    method: Type.Literal('personalCard'),
    name: Name,
    /** Number of the ID card that belongs to the bank account. */
    idNumber: Number,
    cardNumber: AccountText,
    province: Text(12, 6),
    city: Text(12, 6),
    /** Dictionary `bank`. */
    bank: Bank,
    branch: Bank,
  }),
  corporateCard: Type.Object({
    method: Type.Literal('corporateCard'),
    companyName: Line(limits.companyName.max, 2),
    creditCode: Text(18, 18),
    account: AccountText,
    province: Text(12, 6),
    city: Text(12, 6),
    bank: Bank,
    branch: Bank,
  }),
  paypal: Type.Object({ method: Type.Literal('paypal'), name: Name, account: AccountText }),
  payoneer: Type.Object({ method: Type.Literal('payoneer'), name: Name, account: AccountText }),
} as const;

export type SettlementMethodForm = {
  [Method in keyof typeof settlementMethodForms]: Static<(typeof settlementMethodForms)[Method]>;
}[keyof typeof settlementMethodForms];

const { personalCard, corporateCard } = settlementMethodForms;

/** As it is sent: the number of a verified ID card and the code of a verified company are known already. */
export type SettlementMethodRequest =
  | Exclude<SettlementMethodForm, { method: 'personalCard' | 'corporateCard' }>
  | (Omit<Static<typeof personalCard>, 'idNumber'> & { idNumber?: string })
  | (Omit<Static<typeof corporateCard>, 'creditCode'> & { creditCode?: string });
/** `method` says which of the forms it is; only that one is looked at. */
export const SettlementMethodRequest = Type.Unsafe<SettlementMethodRequest>({
  type: 'object',
  discriminator: { propertyName: 'method' },
  required: ['method'],
  oneOf: Object.values({
    ...settlementMethodForms,
    personalCard: Type.Object({ ...personalCard.properties, idNumber: Type.Optional(Number) }),
    corporateCard: Type.Object({
      ...corporateCard.properties,
      creditCode: Type.Optional(corporateCard.properties.creditCode),
    }),
  }),
});

export const SettlementMethod = Type.Object({
  ...verificationState,
  method: OneOf(settlementMethods),
  certified: Flag,
  /** Fields of the form by name, numbers masked; empty while nothing was saved. */
  details: Type.Record(Type.String(), Type.String()),
});
export type SettlementMethod = Static<typeof SettlementMethod>;
