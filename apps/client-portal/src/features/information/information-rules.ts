import { t } from '@lingui/core/macro';
import type { calls, RequestOf } from '@tolk/contract';
import { object, string } from '@tolk/design-system/form-rules';
import { limits, partyKinds } from '@tolk/domain';
import type { InformationValues } from './information-values.ts';

const { profile } = limits;
const optional = (max: number) => string().trim().max(max).default('');

/** `tolk.example` is meant as an address as much as `https://tolk.example`. */
function withScheme(website: string): string {
  return website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
}

/** What the client's information must have; the bounds are the server's own. */
export const informationRules = object({
  userName: string().trim().required().max(profile.name),
  nickname: optional(profile.name),
  partyKind: string().oneOf(partyKinds).required(),
  companyName: optional(limits.companyName.max).test({
    name: 'company',
    message: () => t`Enter the name of the company you are ordering for.`,
    test: (value, { parent }) =>
      (parent as InformationValues).partyKind !== 'company' || value !== '',
  }),
  jobTitle: optional(profile.name),
  taxNumber: optional(limits.documentNumber.max),
  nationality: string().required(),
  region: string().nullable().defined(),
  location: string().trim().required().max(profile.location),
  zone: string().required(),
  website: optional(200).transform(withScheme).url(),
  introduction: optional(profile.text),
  phone: optional(profile.contact).test({
    name: 'reachable',
    message: () => t`Enter a phone number or an e-mail address so that suppliers can reach you.`,
    test: (value, { parent }) => value !== '' || Boolean((parent as InformationValues).email),
  }),
  wechat: optional(profile.contact),
  email: optional(profile.contact).email(),
  qq: optional(profile.contact),
  skype: optional(profile.contact),
  other: optional(profile.contact),
});

export type InformationRequest = RequestOf<
  (typeof calls)['clientinterface']['info']['addOrEditSysInfo']
>;

/** The checked form as the call takes it. Throws Yup's error when a rule is broken. */
export function informationRequest(values: InformationValues): InformationRequest {
  const { region, ...rest } = informationRules.validateSync(values);
  return { ...rest, region: region ?? '' };
}
