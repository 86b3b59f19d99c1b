import type { SupInfo } from '@tolk/contract';
import {
  likelyCountry,
  likelyCurrency,
  type Surroundings,
} from '@tolk/domain/dictionaries/likely-country';
import { viewerZone } from '@tolk/i18n';

type Choice =
  | 'sex'
  | 'nationality'
  | 'region'
  | 'motherTongue'
  | 'translationYears'
  | 'currency'
  | 'source';

/** What the form holds: single choices may still be open, the date may be empty. */
export type InformationValues = Omit<
  SupInfo,
  Choice | 'birthDate' | 'supUserId' | 'supUserAvatar' | 'nameLocked' | 'saved' | 'zone'
> &
  Record<Choice, string | null> & { birthDate: string };

const orNull = (value: string) => (value === '' ? null : value);

/** `place` is the browser's: where the person is, and what is paid in there, until they say so. */
export function informationValues(info: SupInfo, place: Surroundings): InformationValues {
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
    nationality: info.nationality || (saved ? null : (likelyCountry(place)?.value ?? null)),
    region: orNull(info.region),
    motherTongue: orNull(info.motherTongue),
    translationYears: orNull(info.translationYears),
    currency: currencyOf(info, place),
    source: orNull(info.source),
  };
}

/** What a supplier thinks about rates in. */
export function currencyOf(info: SupInfo, place: Surroundings): string {
  return info.saved ? info.currency : likelyCurrency(likelyCountry(place));
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
