import type { RealName, RequestOf, calls } from '@tolk/contract';
import {
  birthDateOf,
  checkPassport,
  checkResidentId,
  documentTypes,
  normalizeDocumentNumber,
  sexOf,
  type DocumentType,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import {
  findRealName,
  isDocumentOfAnother,
  saveRealName,
  verificationFiles,
  type RealNameRow,
} from './certification-repository.ts';
import { findInformation, findSupplierProfile } from '../profile/profile-repository.ts';
import { keyedHash, keyedHashes, seal } from '../../database/server-key.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { requireNoFaults, type FieldFaults } from '../../calls/field-rules.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { fingerprintedText } from './document-fingerprint.ts';
import { maskedNumber } from './masked.ts';
import { passportTexts, residentIdTexts } from './number-texts.ts';
import { attachPhotos, requireUsablePhotos } from './photos.ts';
import { presentState, submit } from './submission.ts';

type Form = RequestOf<typeof calls.supinterface.certification.addOrEditSupSmrz>;

const labels: Readonly<Record<DocumentType, BilingualText>> = {
  idCard: { en: 'Resident ID card', zh: '居民身份证' },
  passport: { en: 'Passport', zh: '护照' },
};

const photoCounts: Readonly<Record<DocumentType, readonly number[]>> = {
  idCard: [2],
  passport: [1, 2],
};

const texts = {
  twoPhotos: {
    en: 'Add both sides of the ID card: two photos.',
    zh: '请上传身份证正反两面，共两张照片。',
  },
  onePhoto: {
    en: 'Add the passport’s page with your photo; a second page is optional.',
    zh: '请上传护照的个人信息页，另一页可选。',
  },
  birthDate: {
    en: 'The birth date in this number does not match your information.',
    zh: '证件号码中的出生日期与个人信息不一致。',
  },
  sex: {
    en: 'The gender in this number does not match your information.',
    zh: '证件号码中的性别与个人信息不一致。',
  },
};

/** What the form offers, and the name that the document has to carry. */
export async function realNameForm({ deps, personId }: CallContext) {
  const information = await findInformation(deps.db, personId);
  return {
    documentTypes: documentTypes.map((value) => ({ value, label: labels[value] })),
    name: information?.real_name ?? '',
  };
}

/** The verification as it was saved, masked; ids in the request may only be the caller's own. */
export async function ownRealName(
  { supUserId, sysUserId }: { supUserId?: string; sysUserId?: string },
  context: CallContext,
): Promise<RealName> {
  assertOwnId(supUserId, context);
  assertOwnId(sysUserId, context);
  const { deps, personId } = context;
  const row = await findRealName(deps.db, personId);
  const photos = row === undefined ? [] : await verificationFiles(deps.db, 'realName', row.id);
  return {
    ...presentState('realName', row, context),
    documentType: row?.document_type ?? null,
    name: row?.name ?? '',
    number: row?.masked_number ?? '',
    photos: photos.map(presentFile),
  };
}

export async function realNameState(context: CallContext) {
  const row = await findRealName(context.deps.db, context.personId);
  return { ...presentState('realName', row, context), verified: row?.status === 'certified' };
}

/** The personal part of the settlement certification. */
export async function personalPart({ deps, personId }: CallContext) {
  const row = await findRealName(deps.db, personId);
  return {
    name: row?.name ?? '',
    number: row?.masked_number ?? '',
    verified: row?.status === 'certified',
  };
}

/**
 * Submits the real name. Throws `verificationLocked`, `nameDiffers`, `documentTaken`, and 422 at
 * `number` or `photoIds`.
 */
export async function submitRealName(form: Form, context: CallContext): Promise<RealName> {
  const { personId } = context;
  const { photoIds } = form;
  const number = normalizeDocumentNumber(form.number);
  requireNoFaults({
    ...numberFaults(form.documentType, number, context.now),
    ...photoFaults(form.documentType, photoIds.length),
  });
  const steps = {
    find: (tx: Tx) => findRealName(tx, personId),
    async save(tx: Tx, id: string) {
      await requireProfileFits(tx, personId, { ...form, number });
      await requireUsablePhotos(tx, { id, field: 'photoIds' }, photoIds, context);
      await requireUnknownDocument(tx, { ...form, number }, context);
      await saveRealName(tx, rowOf({ ...form, number }, id, context));
      await attachPhotos(tx, { kind: 'realName', id }, photoIds, context);
    },
  };
  await submit<RealNameRow>('realName', steps, context);
  return ownRealName({}, context);
}

function rowOf(
  { documentType, name, number }: Form,
  id: string,
  { deps, personId, now }: CallContext,
) {
  const { serverKeys } = deps.config;
  const text = fingerprintedText({ documentType, number });
  return {
    id,
    person_id: personId,
    status: 'submitted',
    document_type: documentType,
    name: name.trim(),
    sealed_number: seal(serverKeys, 'document-number', number),
    masked_number: maskedNumber(number),
    number_fingerprint: keyedHash(serverKeys, 'document-fingerprint', text),
    reason: null,
    submitted_at: now,
    decided_at: null,
    decided_by: null,
  } as const;
}

/**
 * The index knows a document twice under one key. While the key changes we look for it under each of
 * them, one submission after the other. Throws `documentTaken`.
 */
async function requireUnknownDocument(tx: Tx, form: Form, context: CallContext): Promise<void> {
  const { serverKeys } = context.deps.config;
  const fingerprints = keyedHashes(serverKeys, 'document-fingerprint', fingerprintedText(form));
  if (fingerprints.length === 1) return;
  if (await isDocumentOfAnother(tx, context.personId, fingerprints)) refuse('documentTaken');
}

/** The name has to be the profile's; so have birth date and sex of an ID card, where given there. */
async function requireProfileFits(
  tx: Tx,
  personId: string,
  { documentType, name, number }: Form,
): Promise<void> {
  const information = await findInformation(tx, personId);
  if (information === undefined || information.real_name.trim() !== name.trim()) {
    refuse('nameDiffers');
  }
  if (documentType !== 'idCard') return;
  const profile = await findSupplierProfile(tx, personId);
  if (profile === undefined) return;
  const { birth_date: born, sex } = profile;
  if (born !== null && born !== birthDateOf(number)) requireNoFaults({ number: texts.birthDate });
  if ((sex === 'female' || sex === 'male') && sex !== sexOf(number)) {
    requireNoFaults({ number: texts.sex });
  }
}

export function numberFaults(type: DocumentType, number: string, now: Date): FieldFaults {
  if (type === 'passport') {
    const problem = checkPassport(number);
    return problem === null ? {} : { number: passportTexts[problem] };
  }
  const problem = checkResidentId(number, now);
  return problem === null ? {} : { number: residentIdTexts[problem] };
}

function photoFaults(type: DocumentType, count: number): FieldFaults {
  if (photoCounts[type].includes(count)) return {};
  return { photoIds: type === 'idCard' ? texts.twoPhotos : texts.onePhoto };
}
