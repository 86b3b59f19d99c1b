import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { isWrittenAsCompanyNumber, normalizeDocumentNumber } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';
import {
  findClientProfile,
  findInformation,
  isNameLocked,
  saveClientProfile,
  saveInformation,
} from './profile-repository.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { notACompanyNumber } from '../certification/number-texts.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { ownPerson } from '../../accounts/identity/own-person.ts';
import { requireNoFaults, visibleText, type FieldFaults } from '../../calls/field-rules.ts';
import { contactColumns, contactOf } from './contact.ts';
import { companyFaults, placeFaults, shownCompany } from './information-rules.ts';
import {
  assertNamesMayChange,
  keepNameInStep,
  lockCaller,
  nameFaults,
  tellOwnTabs,
} from './shown-person.ts';
import { unsavedInformation } from './unsaved-profile.ts';

type Calls = typeof calls.clientinterface.info;
type Form = RequestOf<Calls['addOrEditSysInfo']>;
type Information = ResponseOf<Calls['getSysInfoBasicsData']>;

const notAWebsite: BilingualText = {
  en: 'Enter an address that starts with http:// or https://.',
  zh: '请输入以 http:// 或 https:// 开头的网址。',
};

export async function ownClientInformation(
  { sysUserId }: RequestOf<Calls['getSysInfoBasicsData']>,
  context: CallContext,
): Promise<Information> {
  assertOwnId(sysUserId, context);
  return clientInformation(context.deps.db, await ownPerson(context));
}

/** Throws 422 with the fields at fault, `realNameLocked`, `companyLocked`. */
export async function saveClientInformation(
  form: Form,
  context: CallContext,
): Promise<Information> {
  assertOwnId(form.sysUserId, context);
  const { personId, memberId, now } = context;
  requireNoFaults({
    ...placeFaults(form),
    ...companyFaults(form),
    ...taxNumberFaults(form.taxNumber),
    ...websiteFaults(form.website),
    ...nameFaults({ userName: form.userName }, form.nickname),
  });
  const realName = form.userName.trim();
  return context.transaction(async (tx) => {
    const person = await lockCaller(tx, personId);
    await assertNamesMayChange(tx, personId, { realName, companyName: shownCompany(form) });
    await saveInformation(tx, {
      person_id: personId,
      real_name: realName,
      nickname: visibleText(form.nickname),
      nationality: form.nationality,
      region: form.region,
      location: form.location.trim(),
      zone: form.zone,
      party_kind: form.partyKind,
      company_name: shownCompany(form),
      ...contactColumns(form),
      updated_at: now,
    });
    await saveClientProfile(tx, {
      person_id: personId,
      job_title: visibleText(form.jobTitle),
      tax_number: taxNumberOf(form),
      website: form.website.trim(),
      introduction: visibleText(form.introduction),
      updated_at: now,
    });
    // An organisation is called what its members called it; the form names whom to ask for.
    if (memberId === null) {
      await keepNameInStep(tx, person, { realName, nickname: form.nickname });
    }
    tellOwnTabs(tx, personId);
    return clientInformation(tx, person);
  });
}

async function clientInformation(db: Queryable, person: Person): Promise<Information> {
  const information = await findInformation(db, person.id);
  const profile = await findClientProfile(db, person.id);
  const { real_name, nationality, location, zone, party_kind } =
    information ?? unsavedInformation(person.id);
  return {
    sysUserId: person.id,
    avatar: person.avatar_url,
    nameLocked: await isNameLocked(db, person.id),
    saved: profile !== undefined,
    userName: real_name,
    nickname: information?.nickname ?? '',
    partyKind: party_kind,
    companyName: information?.company_name ?? '',
    jobTitle: profile?.job_title ?? '',
    taxNumber: profile?.tax_number ?? '',
    nationality,
    region: information?.region ?? '',
    location,
    zone,
    website: profile?.website ?? '',
    introduction: profile?.introduction ?? '',
    ...(await contactOf(db, person.id)),
  };
}

/** Numbers of every country: in China the unified social credit code, in Europe the VAT number. */
function taxNumberFaults(taxNumber: string): FieldFaults {
  const written = isWrittenAsCompanyNumber(normalizeDocumentNumber(taxNumber));
  return written ? {} : { taxNumber: notACompanyNumber };
}

/** Somebody alone has no company, whatever stood in the form before. */
function taxNumberOf({ partyKind, taxNumber }: Form): string {
  return partyKind === 'company' ? normalizeDocumentNumber(taxNumber) : '';
}

/** Others are led there: nothing but a page of the web. */
function websiteFaults(website: string): FieldFaults {
  const text = website.trim();
  if (text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text))) return {};
  return { website: notAWebsite };
}
