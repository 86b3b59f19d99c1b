import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';
import {
  findInformation,
  findSupplierProfile,
  isNameLocked,
  saveInformation,
  saveSupplierProfile,
  type PersonalInformation,
  type SupplierProfile,
} from './profile-repository.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { ownPerson } from '../../accounts/identity/own-person.ts';
import { choiceFaults } from './field-choices.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { birthDateFaults } from './calendar-rules.ts';
import { companyFaults, placeFaults, shownCompany } from './information-rules.ts';
import {
  assertNamesMayChange,
  keepNameInStep,
  lockCaller,
  nameFaults,
  tellOwnTabs,
} from './shown-person.ts';
import { unsavedInformation, unsavedSupplierProfile } from './unsaved-profile.ts';

type Calls = typeof calls.supinterface.profile;
type Form = RequestOf<Calls['addOrEditSupInfo']>;
type Information = ResponseOf<Calls['getSupInfoBasicsData']>;

export async function ownSupplierInformation(
  { supUserId }: RequestOf<Calls['getSupInfoBasicsData']>,
  context: CallContext,
): Promise<Information> {
  assertOwnId(supUserId, context);
  return supplierInformation(context.deps.db, await ownPerson(context));
}

/** Throws 422 with the fields at fault, `realNameLocked`, `companyLocked`. */
export async function saveSupplierInformation(
  request: Form,
  context: CallContext,
): Promise<Information> {
  assertOwnId(request.supUserId, context);
  // An organisation is a company, and is paid as one.
  const form = context.memberId === null ? request : { ...request, partyKind: 'company' as const };
  const { personId, memberId, now } = context;
  const before = await findSupplierProfile(context.deps.db, personId);
  requireNoFaults(faultsOf(form, before, now));
  const realName = form.supName.trim();
  return context.transaction(async (tx) => {
    const person = await lockCaller(tx, personId);
    await assertNamesMayChange(tx, personId, { realName, companyName: shownCompany(form) });
    await saveInformation(tx, informationColumns(form, personId, now));
    await saveSupplierProfile(tx, profileColumns(form, personId, now));
    // An organisation is called what its members called it; the form names whom to ask for.
    if (memberId === null) {
      await keepNameInStep(tx, person, { realName, nickname: form.nickname });
    }
    tellOwnTabs(tx, personId);
    return supplierInformation(tx, person);
  });
}

/** What the form shows; what nobody filled in yet is empty. */
export async function supplierInformation(db: Queryable, person: Person): Promise<Information> {
  const information = await findInformation(db, person.id);
  const profile = await findSupplierProfile(db, person.id);
  return {
    supUserId: person.id,
    supUserAvatar: person.avatar_url,
    nameLocked: await isNameLocked(db, person.id),
    saved: isSaved(profile),
    ...commonFields(information),
    ...profileFields(profile),
  };
}

/** A resume may begin before the form was saved; a saved form has a native language. */
function isSaved(profile: SupplierProfile | undefined): boolean {
  return profile !== undefined && profile.mother_tongue !== '';
}

function faultsOf(form: Form, before: SupplierProfile | undefined, now: Date) {
  const { location, personalProfile, motherTongue } = form;
  return {
    ...choiceFaults({
      sex: ['sex', form.sex],
      languageSkills: ['language', form.languageSkills],
      whFieldIds: ['field', form.whFieldIds, before?.fields],
      translationYears: ['translationYears', form.translationYears],
      currency: ['currency', form.currency],
      source: ['source', form.source, before?.source],
      mediaPlatforms: ['mediaPlatform', form.mediaPlatforms, before?.media_platforms],
      jieGaoTime: ['jieGaoTime', form.jieGaoTime],
      motherTongue: ['motherTongue', motherTongue],
    }),
    ...placeFaults(form),
    ...companyFaults(form),
    ...birthDateFaults(form.birthDate, now),
    ...nameFaults({ supName: form.supName }, form.nickname),
    ...blankFaults({ location, personalProfile }),
  };
}

function informationColumns(form: Form, personId: string, now: Date) {
  return {
    person_id: personId,
    real_name: form.supName.trim(),
    nickname: visibleText(form.nickname),
    nationality: form.nationality,
    region: form.region,
    location: form.location.trim(),
    zone: form.zone,
    party_kind: form.partyKind,
    company_name: shownCompany(form),
    updated_at: now,
  };
}

function profileColumns(form: Form, personId: string, now: Date) {
  return {
    person_id: personId,
    sex: form.sex,
    birth_date: form.birthDate,
    mother_tongue: form.motherTongue,
    language_skills: form.languageSkills,
    fields: form.whFieldIds,
    translation_years: form.translationYears,
    currency: form.currency,
    source: form.source,
    media_platforms: form.mediaPlatforms,
    other: visibleText(form.other),
    available_hours: form.jieGaoTime,
    personal_profile: form.personalProfile.trim(),
    findable: form.findable,
    updated_at: now,
  };
}

function commonFields(information: PersonalInformation | undefined) {
  const { real_name, nickname, nationality, region, location, zone, party_kind, company_name } = {
    nickname: '',
    region: '',
    company_name: '',
    ...unsavedInformation(''),
    ...information,
  };
  return {
    supName: real_name,
    nickname,
    nationality,
    region,
    location,
    zone,
    partyKind: party_kind,
    companyName: company_name,
  };
}

function profileFields(saved: SupplierProfile | undefined) {
  const profile = { ...unsavedSupplierProfile(''), ...saved };
  return {
    sex: profile.sex ?? '',
    birthDate: profile.birth_date ?? null,
    motherTongue: profile.mother_tongue,
    languageSkills: profile.language_skills ?? [],
    whFieldIds: profile.fields ?? [],
    translationYears: profile.translation_years ?? '',
    currency: profile.currency,
    source: profile.source ?? '',
    mediaPlatforms: profile.media_platforms ?? [],
    other: profile.other ?? '',
    jieGaoTime: profile.available_hours ?? [],
    personalProfile: profile.personal_profile,
    findable: profile.findable ?? false,
  };
}
