import type { Queryable } from '../database/schema.ts';
import {
  draftData,
  invitationData,
  noteData,
  profileData,
  resumeData,
  promiseData,
  savedPostingData,
  savedSearchData,
  verificationData,
} from './profile-data-repository.ts';
import {
  addressData,
  findPublicProfile,
} from '../profiles/public-profile/public-profile-repository.ts';
import { templatesOf } from '../market/application-templates/application-template-repository.ts';
import { calendarData } from '../profiles/availability/availability-repository.ts';
import { listData } from '../market/supplier-lists/supplier-list-repository.ts';
import { maskIn, maskOther } from './masked-others.ts';
import { readableKeys, readableMoney } from './readable.ts';

/** What the person filled in about themselves and had checked. */
export async function exportProfile(db: Queryable, personId: string) {
  const { information, supplier, client, outputs } = await profileData(db, personId);
  const resume = await resumeData(db, personId);
  const { realName, company, settlementMethods, certificates, steps } = await verificationData(
    db,
    personId,
  );
  const { calendar, daysOff } = await calendarData(db, personId);
  return {
    profile: {
      information: ownRow(information),
      supplier: ownRow(supplier),
      client: ownRow(client),
      outputs: outputs.map(({ unit_price, ...output }) => ({
        ...ownRow(output),
        unitPrice: unit_price === null ? null : readableMoney(unit_price, output.currency),
      })),
    },
    resume: {
      education: resume.education.map(ownRow),
      certificates: resume.certificates.map(ownRow),
      employment: resume.employment.map(ownRow),
      projects: resume.projects.map(ownRow),
      samples: resume.samples.map(ownRow),
    },
    publicProfile: {
      shown: ownRow(await findPublicProfile(db, personId)),
      addresses: (await addressData(db, personId)).map(({ address }) => address),
    },
    availability: {
      calendar: ownRow(calendar),
      daysOff: daysOff.map(ownRow),
    },
    verification: {
      realName: ownRow(realName),
      company: ownRow(company),
      settlementMethods: settlementMethods.map(ownRow),
      certificates: certificates.map(ownRow),
      steps: steps.map(ownRow),
    },
  };
}

/** What they look for, whom they invited or were invited by, and their notes on others. */
export async function exportPeople(db: Queryable, personId: string) {
  const postings = await savedPostingData(db, personId);
  const promises = await promiseData(db, personId);
  const searches = await savedSearchData(db, personId);
  const templates = await templatesOf(db, personId);
  const drafts = await draftData(db, personId);
  const invitations = await invitationData(db, personId);
  const notes = await noteData(db, personId);
  const lists = await listData(db, personId);
  return {
    savedPostings: postings.map(ownRow),
    confidentialityPromises: promises.map(ownRow),
    savedSearches: searches.map(ownRow),
    applicationTemplates: templates.map(ownRow),
    applicationDrafts: drafts.map(({ currency, form, ...draft }) => ({
      ...readableKeys(draft),
      ...form,
      expectedPrice: readableMoney(form.expectedPrice, currency),
    })),
    invitations: invitations.map(({ other_name, message, ...invitation }) => ({
      ...readableKeys(invitation),
      message: maskIn(message, [other_name]),
      otherSide: maskOther(other_name),
    })),
    supplierLists: lists.map(({ list, supplier, added_at }) => ({
      list,
      supplier: supplier && maskOther(supplier),
      addedAt: added_at,
    })),
    notes: notes.map(({ supplier_name, ...note }) => ({
      ...readableKeys(note),
      supplier: maskOther(supplier_name),
    })),
  };
}

/** Without the keys that only lead to other rows; null when there is none. */
function ownRow<Row extends object>(row: Row): Record<string, unknown>;
function ownRow<Row extends object>(row: Row | undefined): Record<string, unknown> | null;
function ownRow(row: object | undefined): Record<string, unknown> | null {
  if (row === undefined) return null;
  const hidden = new Set(['id', 'person_id', 'resume_file_id']);
  return readableKeys(
    Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))),
  );
}
