import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import { renameInNotifications } from '../../messages/notifications/notification-repository.ts';
import { isMasked } from '../../accounts/identity/account-name.ts';
import { lockPersonForNoKeyUpdate, nameOf, type Person } from '../../persons/person-repository.ts';
import {
  findInformation,
  isNameLocked,
  lockedCompanyName,
  replaceName,
  setName,
} from './profile-repository.ts';
import { blankFaults, visibleText, type FieldFaults } from '../../calls/field-rules.ts';
import { speaksForProduct } from './reserved-names.ts';

/**
 * Control and direction characters, letters and marks that show nothing or run over other lines, and
 * what the product itself puts around masked and deleted names.
 */
const foreignToNames =
  /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060-\u2064\u00ad\ufeff\u115f\u1160\u3164\uffa0\u2800*<>[\]]|\p{M}{5}/u;

const unnamable: BilingualText = {
  en: 'A name can’t contain these characters.',
  zh: '姓名中含有不支持的字符。',
};

const reserved: BilingualText = {
  en: 'This name is reserved. Choose another one.',
  zh: '该名称为平台工作人员专用，请使用其他名称。',
};

/** Faults of a real name and a nickname, by the names of their fields on the wire. */
export function nameFaults(real: Record<string, string>, nickname: string): FieldFaults {
  const names = Object.entries({ ...real, nickname: visibleText(nickname) });
  const official = names.filter(([, name]) => speaksForProduct(name));
  const odd = names.filter(([, name]) => foreignToNames.test(name));
  return {
    ...Object.fromEntries(official.map(([field]) => [field, reserved])),
    ...Object.fromEntries(odd.map(([field]) => [field, unnamable])),
    ...blankFaults(real),
  };
}

/** The caller, whom nobody else changes before the transaction ends. Throws `unauthenticated`. */
export async function lockCaller(tx: Tx, personId: string): Promise<Person> {
  return (await lockPersonForNoKeyUpdate(tx, personId)) ?? refuse('unauthenticated');
}

/**
 * Names that were handed in for verification stand; a company's may still come to what was handed
 * in. Throws `realNameLocked`, `companyLocked`.
 */
export async function assertNamesMayChange(
  tx: Tx,
  personId: string,
  { realName, companyName }: { realName: string; companyName: string },
): Promise<void> {
  const before = await findInformation(tx, personId);
  if (before?.real_name !== realName && (await isNameLocked(tx, personId))) {
    refuse('realNameLocked');
  }
  if ((before?.company_name ?? '') === companyName) return;
  const locked = await lockedCompanyName(tx, personId);
  if (locked !== undefined && locked !== companyName) refuse('companyLocked');
}

/** What others see: the nickname, else the real name; also in what they were told before. */
export async function keepNameInStep(
  tx: Tx,
  person: Person,
  names: { realName: string; nickname: string },
): Promise<void> {
  const name = visibleText(names.nickname) || names.realName;
  if (name === person.name) return;
  await setName(tx, person.id, name);
  await renameInNotifications(tx, person.id, person.name, { en: name, zh: name });
}

/**
 * Suppliers know somebody who gave no name yet by the company that a posting of theirs names, no longer
 * by a masked account. A name that its bearer gave stays, and so does a mask where the company's name
 * could not be a person's.
 */
export async function nameByCompany(
  tx: Tx,
  personId: string,
  companyName: string | null | undefined,
): Promise<void> {
  const name = visibleText(companyName ?? '');
  if (name === '' || Object.keys(nameFaults({ name }, '')).length > 0) return;
  const before = await nameOf(tx, personId);
  if (!isMasked(before) || !(await replaceName(tx, personId, before, name))) return;
  await renameInNotifications(tx, personId, before, { en: name, zh: name });
  tellOwnTabs(tx, personId);
}

/** The caller's other tabs read again what hangs on profile and resume. */
export function tellOwnTabs(tx: Tx, personId: string): void {
  invalidate(tx, personId, ['Profile', 'Resume', 'Overview', 'Session', 'File', 'LanguageTest']);
}
