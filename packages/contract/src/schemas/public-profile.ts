import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Currency, Flag, Id, Line, MinorUnits, Nullable, Text, Url } from './base.ts';

const { headline, sampleText } = limits.publicProfile;

export const portfolioSampleFields = {
  title: Line(limits.resume.title, 1),
  /** Dictionary `language`. */
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  /** Dictionary `field`. */
  whFieldId: Text(40, 1),
  sourceText: Text(sampleText.max, sampleText.min),
  targetText: Text(sampleText.max, sampleText.min),
  /** Whether it stands on the public page, while there is one. */
  isPublic: Flag,
};

/** A piece of work, the source beside its translation. */
export const PortfolioSample = Type.Object({ portfolioSampleId: Id, ...portfolioSampleFields });
export type PortfolioSample = Static<typeof PortfolioSample>;

const publicProfileFields = {
  /** Whether everybody may see it, search engines too. */
  open: Flag,
  /** The last part of the page's address. */
  address: Text(limits.publicProfile.address.max),
  headline: Line(headline.max),
};

export const publicProfileForm = {
  ...publicProfileFields,
  /** Agrees to past work and returning clients; left out, as by a form that does not name them, nothing changes. */
  showsWork: Type.Optional(Flag),
};

/** What a supplier shows to everybody. */
export const PublicProfile = Type.Object({
  ...publicProfileFields,
  /** False where the supplier agreed before past work and returning clients were part of it. */
  showsWork: Flag,
  /** Null while it is closed. */
  link: Nullable(Url),
  /** Up to the address that the supplier chooses. */
  linkBase: Url,
  /** Whether clients may find the supplier, without which nobody sees the page. */
  findable: Flag,
});
export type PublicProfile = Static<typeof PublicProfile>;

/** A supplier of the public directory, as the home page shows them. */
export const PublicFace = Type.Object({
  supUserName: Type.String(),
  supUserAvatar: Nullable(Url),
  headline: Type.String(),
  /** Path of their page. */
  path: Type.String(),
  languagePairs: Type.Array(
    Type.Object({ sourceLanguage: Type.String(), targetLanguage: Type.String() }),
  ),
  realNameVerified: Flag,
  completedOrders: Count,
});
export type PublicFace = Static<typeof PublicFace>;

/** What was agreed on for a unit in completed orders of one kind, with so many behind it that it names nobody. */
export const MarketRate = Type.Object({
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  /** Dictionary `projectType`. */
  projectType: Type.String(),
  unitName: Type.String(),
  currency: Currency,
  /** The middle half of the prices, minor units rounded to two digits. */
  from: MinorUnits,
  to: MinorUnits,
  /** At least so many, in fives. */
  orders: Count,
});
export type MarketRate = Static<typeof MarketRate>;

/** What goes on, for people who are about to come in. */
export const PublicMarket = Type.Object({
  suppliers: Type.Array(PublicFace),
  rates: Type.Array(MarketRate),
});
export type PublicMarket = Static<typeof PublicMarket>;
