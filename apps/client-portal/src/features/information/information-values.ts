import type { SysInfo } from '@tolk/contract';
import type { PartyKind } from '@tolk/domain';
import { viewerZone } from '@tolk/i18n';

const zonesOfChina = ['Asia/Shanghai', 'Asia/Urumqi'];

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

/** `account` is what the person signs in with: an e-mail or a phone number, offered as contact at first. */
export function informationValues(info: SysInfo, account: string): InformationValues {
  const { saved } = info;
  const zone = info.zone || viewerZone();
  const email = account.includes('@') ? account : '';
  const phone = email ? '' : account;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, info[name]])) as Record<TextName, string>),
    email: saved ? info.email : info.email || email,
    phone: saved ? info.phone : info.phone || phone,
    partyKind: info.partyKind,
    nationality: info.nationality || (saved ? null : likelyCountry(zone)),
    region: info.region || null,
    zone,
  };
}

/** Where the clock leaves no doubt; everybody else says it. */
function likelyCountry(zone: string): string | null {
  return zonesOfChina.includes(zone) ? 'CN' : null;
}
