import type { SupInfo } from '@tolk/contract';
import { viewerZone } from '@tolk/i18n';

type Choice =
  'sex' | 'nationality' | 'region' | 'motherTongue' | 'translationYears' | 'currency' | 'source';

/** What the form holds: single choices may still be open, the date may be empty. */
export type InformationValues = Omit<
  SupInfo,
  Choice | 'birthDate' | 'supUserId' | 'supUserAvatar' | 'nameLocked' | 'saved' | 'zone'
> &
  Record<Choice, string | null> & { birthDate: string };

const orNull = (value: string) => (value === '' ? null : value);

export function informationValues(info: SupInfo): InformationValues {
  const {
    supUserId: _id,
    supUserAvatar: _avatar,
    nameLocked,
    saved,
    zone: _zone,
    ...fields
  } = info;
  void nameLocked;
  return {
    ...fields,
    birthDate: info.birthDate ?? '',
    sex: orNull(info.sex),
    nationality: orNull(info.nationality),
    region: orNull(info.region),
    motherTongue: orNull(info.motherTongue),
    translationYears: orNull(info.translationYears),
    currency: saved ? info.currency : 'CNY',
    source: orNull(info.source),
  };
}

/** The form as the call takes it; times are meant in the zone of this browser. */
export function informationForm(values: InformationValues) {
  return {
    ...values,
    supName: values.supName.trim(),
    nickname: values.nickname.trim(),
    location: values.location.trim(),
    other: values.other.trim(),
    personalProfile: values.personalProfile.trim(),
    companyName: values.companyName.trim(),
    birthDate: values.birthDate === '' ? null : values.birthDate,
    sex: values.sex ?? '',
    nationality: values.nationality ?? '',
    region: values.region ?? '',
    motherTongue: values.motherTongue ?? '',
    translationYears: values.translationYears ?? '',
    currency: values.currency ?? 'CNY',
    source: values.source ?? '',
    zone: viewerZone(),
  };
}
