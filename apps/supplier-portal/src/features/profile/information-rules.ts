import { t } from '@lingui/core/macro';
import { array, boolean, object, string } from '@tolk/design-system/form-rules';
import type { SupContact } from '@tolk/contract';
import { limits, partyKinds } from '@tolk/domain';

const { profile } = limits;
const choice = () => string().nullable().required();
const text = (max: number) => string().trim().max(max).default('');
const choices = (max: number) => array(string().required()).max(max).required();

/** What a profile must have (docs/product/rules.md#validation); the bounds are the server's own. */
export const informationRules = object({
  supName: string().trim().max(profile.name).required(),
  nickname: text(profile.name),
  sex: string().nullable(),
  birthDate: text(10),
  nationality: choice(),
  region: string().nullable(),
  location: string().trim().max(profile.location).required(),
  motherTongue: choice(),
  languageSkills: choices(profile.languageSkills),
  whFieldIds: choices(profile.fields),
  translationYears: choice(),
  currency: choice(),
  source: string().nullable(),
  mediaPlatforms: choices(profile.mediaPlatforms),
  other: text(profile.other),
  jieGaoTime: choices(10),
  personalProfile: string().trim().max(profile.text).required(),
  partyKind: string().oneOf(partyKinds).required(),
  companyName: string()
    .trim()
    .max(limits.companyName.max)
    .when('partyKind', ([kind], rule) => (kind === 'company' ? rule.required() : rule)),
  findable: boolean().required(),
});

export const contactRules = object({
  phone: text(profile.contact),
  wechat: text(profile.contact).test({
    name: 'reachable',
    message: () => t`Add WeChat or another contact.`,
    test: (_value, { parent }) => Object.values(parent as SupContact).some(Boolean),
  }),
  email: text(profile.contact),
  qq: text(profile.contact),
  skype: text(profile.contact),
  other: text(profile.contact),
});
