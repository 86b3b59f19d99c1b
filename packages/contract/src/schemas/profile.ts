import { limits, partyKinds, profilePages } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { projectTypes } from './posting.ts';
import {
  Count,
  Currency,
  Flag,
  Id,
  Line,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
  Url,
} from './base.ts';

const { profile } = limits;
const Choice = Text(40);
const Choices = (max: number) => Type.Array(Text(40, 1), { uniqueItems: true, maxItems: max });
/** A calendar day without time or zone, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
/** A month without day, `YYYY-MM`. */
export const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' });

/** Basic information of a supplier (docs/product/data.md#suppliers-profile). */
export const supInfoFields = {
  /** Real name as on the document; can't be changed once it is verified. */
  supName: Text(profile.name, 1),
  /** What others see instead of the real name; empty: the real name. */
  nickname: Text(profile.name),
  /** Dictionary `sex`. */
  sex: Choice,
  birthDate: Nullable(Day),
  /** Dictionary `nationality`. */
  nationality: Text(40, 1),
  /** A city's or province's value in China, else free text in `location`. */
  region: Choice,
  location: Text(profile.location, 1),
  /** IANA zone. */
  zone: Text(64, 1),
  motherTongue: Text(20, 2),
  languageSkills: Choices(profile.languageSkills),
  /** Dictionary `field`. */
  whFieldIds: Choices(profile.fields),
  translationYears: Choice,
  currency: Currency,
  /** How the person came to know the product. */
  source: Choice,
  mediaPlatforms: Choices(profile.mediaPlatforms),
  other: Text(profile.other),
  /** Hours in which jobs are taken; dictionary `jieGaoTime`. */
  jieGaoTime: Choices(10),
  personalProfile: Text(profile.text, 1),
  partyKind: OneOf(partyKinds),
  companyName: Line(limits.companyName.max),
  /** Clients may find this person in their search. */
  findable: Flag,
};

export const SupInfoForm = Type.Object({ supUserId: Type.Optional(Id), ...supInfoFields });
export const SupInfo = Type.Object({
  ...supInfoFields,
  supName: Text(profile.name),
  nationality: Choice,
  location: Text(profile.location),
  motherTongue: Choice,
  personalProfile: Text(profile.text),
  supUserId: Id,
  supUserAvatar: Nullable(Url),
  /** The real name was submitted for verification, so it stands. */
  nameLocked: Flag,
  /** False until the form was saved once: everything is empty then. */
  saved: Flag,
});
export type SupInfo = Static<typeof SupInfo>;

export const contactFields = {
  phone: Text(profile.contact),
  wechat: Text(profile.contact),
  email: Text(profile.contact),
  qq: Text(profile.contact),
  skype: Text(profile.contact),
  other: Text(profile.contact),
};
export const SupContact = Type.Object(contactFields);
export type SupContact = Static<typeof SupContact>;

/** Output of one language pair (CJY). */
export const outputFields = {
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  outputType: OneOf(projectTypes),
  /** Words, characters for Chinese and Japanese; null for interpreting. */
  wordsPerDay: Nullable(Type.Integer({ minimum: 1, maximum: profile.wordsPerDay })),
  wordsPerWeek: Nullable(Type.Integer({ minimum: 1, maximum: profile.wordsPerWeek })),
  /** What the person asks for one unit, minor units; null: by agreement. */
  unitPrice: Nullable(
    Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.unitPrice.max }),
  ),
  currency: Currency,
  /** Dictionary `unit`. */
  unitName: Choice,
};
export const OutputRow = Type.Object({
  estimateYieldId: Id,
  ...outputFields,
  unitPrice: Nullable(MinorUnits),
});
export type OutputRow = Static<typeof OutputRow>;

export const Completeness = Type.Object({
  /** 0 to 100. */
  percentage: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Keys of what is missing with the page that mends it, in the order to do it. */
  missing: Type.Array(
    Type.Object({ key: Type.String(), page: OneOf(profilePages), label: Type.String() }),
  ),
});
export type Completeness = Static<typeof Completeness>;

/** `type` names the page that mends it; null when `result` is true. */
export const CompletenessCheck = Type.Object({
  type: Nullable(OneOf(profilePages)),
  result: Flag,
  msg: Type.String({ description: 'In the caller’s language; empty when `result` is true' }),
});
export type CompletenessCheck = Static<typeof CompletenessCheck>;

/** The client's own information (docs/product/data.md#suppliers-profile). */
export const sysInfoFields = {
  /** Real name as on the document; the same fact as the supplier's. */
  userName: Text(profile.name, 1),
  nickname: Text(profile.name),
  partyKind: OneOf(partyKinds),
  companyName: Line(limits.companyName.max),
  jobTitle: Line(profile.name),
  /** Of the company, for receipts; the credit code of a certified company goes before it. */
  taxNumber: Line(limits.documentNumber.max),
  /** Dictionary `nationality`. */
  nationality: Text(40, 1),
  region: Choice,
  location: Text(profile.location, 1),
  zone: Text(64, 1),
  website: Text(200),
  introduction: Text(profile.text),
  ...contactFields,
};
export const SysInfoForm = Type.Object({ sysUserId: Type.Optional(Id), ...sysInfoFields });
export const SysInfo = Type.Object({
  ...sysInfoFields,
  userName: Text(profile.name),
  nationality: Choice,
  location: Text(profile.location),
  sysUserId: Id,
  avatar: Nullable(Url),
  nameLocked: Flag,
  saved: Flag,
});
export type SysInfo = Static<typeof SysInfo>;

/** An entry of news as the portals show it, in the caller's language. */
export const NewsRow = Type.Object({
  newsId: Id,
  title: Type.String(),
  text: Type.String(),
  publishTime: Timestamp,
});
export type NewsRow = Static<typeof NewsRow>;

/** Bars of a chart: amounts or counts by month, the oldest first. */
export const MonthlyCount = Type.Object({ month: Type.String(), count: Count });
