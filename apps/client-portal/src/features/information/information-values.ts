import type { SysInfo } from '@tolk/contract';
import type { PartyKind } from '@tolk/domain';
import { likelyCountry, type Surroundings } from '@tolk/domain/dictionaries/likely-country';

const texts = [
  'userName',
  'nickname',
  'companyName',
  'jobTitle',
  'taxNumber',
  'location',
  'website',
  'introduction',
  'phone',
  'wechat',
  'email',
  'qq',
  'skype',
  'other',
] as const;
type TextName = (typeof texts)[number];

/** What the form holds while it is filled in: choices may still be missing. */
export type InformationValues = Record<TextName, string> & {
  partyKind: PartyKind;
  nationality: string | null;
  region: string | null;
  zone: string | null;
};

/**
 * `account` is what the person signs in with: an e-mail or a phone number, offered as contact at first.
 * `place` is the browser's: where the person is until they say so.
 */
export function informationValues(
  info: SysInfo,
  account: string,
  place: Surroundings,
): InformationValues {
  const { saved } = info;
  const email = account.includes('@') ? account : '';
  const phone = email ? '' : account;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, info[name]])) as Record<TextName, string>),
    email: saved ? info.email : info.email || email,
    phone: saved ? info.phone : info.phone || phone,
    partyKind: info.partyKind,
    nationality: info.nationality || (saved ? null : (likelyCountry(place)?.value ?? null)),
    region: info.region || null,
    zone: (saved && info.zone) || place.zone,
  };
}
