import type { Tx } from '../../database/schema.ts';
import { hint } from '../../notifications/hint.ts';
import { refuse, type BilingualText } from '../../refusal.ts';
import { renameInNotifications } from '../../repositories/deletion-repository.ts';
import { lockPerson, type Person } from '../../repositories/person-repository.ts';
import {
  findInformation,
  isNameLocked,
  lockedCompanyName,
  setName,
} from '../../repositories/profile-repository.ts';
import { blankFaults, visibleText, type FieldFaults } from '../field-rules.ts';

/** Control and direction characters, and what the product itself puts around masked and deleted names. */
const foreignToNames = /[\p{Cc}\p{Bidi_Control}*<>[\]]/u;

const unnamable: BilingualText = {
  en: 'A name can’t hold these characters.',
  zh: '姓名中含有不支持的字符。',
};

/** Faults of a real name and a nickname, by the names of their fields on the wire. */
export function nameFaults(real: Record<string, string>, nickname: string): FieldFaults {
  const odd = Object.entries({ ...real, nickname }).filter(([, name]) => foreignToNames.test(name));
  return {
    ...Object.fromEntries(odd.map(([field]) => [field, unnamable])),
    ...blankFaults(real),
  };
}

/** The caller, whom nobody else changes before the transaction ends. Throws `unauthenticated`. */
export async function lockCaller(tx: Tx, personId: string): Promise<Person> {
  return (await lockPerson(tx, personId)) ?? refuse('unauthenticated');
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

/** The caller's other tabs read anew what hangs on profile and resume. */
export function tellOwnTabs(tx: Tx, personId: string): void {
  const tags = ['Profile', 'Resume', 'Overview', 'Session', 'File'] as const;
  hint(
    tx,
    personId,
    tags.map((type) => ({ type })),
  );
}
