import type { ReviewDetail } from '@tolk/contract';
import { birthDateOf, sexOf } from '@tolk/domain/checks/resident-id';

/** `alone`: the profile says nothing to compare with. */
export type Verdict = 'same' | 'different' | 'alone';

export interface ComparedRow {
  /** Name of the field on the wire; `birthDate` and `sex` are read out of an ID number. */
  field: string;
  submitted: string;
  /** What the profile says; absent where it has no such field or left it empty. */
  profile: string | undefined;
  verdict: Verdict;
}

/** Field of a review → fields of the profile that have to agree; the first that is known counts. */
const partners: Readonly<
  Record<ReviewDetail['kind'], Readonly<Record<string, readonly string[]>>>
> = {
  realName: { name: ['realName'], birthDate: ['birthDate'], sex: ['sex'] },
  company: { companyName: ['companyName'] },
  translatorCertificate: { name: ['verifiedName'] },
  settlementMethod: { name: ['verifiedName', 'realName'], companyName: ['companyName'] },
};

/** The fields of a review beside what the profile says; an ID number also tells birth date and sex. */
export function comparedRows({
  kind,
  fields,
  profile,
}: Pick<ReviewDetail, 'kind' | 'fields' | 'profile'>): ComparedRow[] {
  return Object.entries({ ...fields, ...readFromNumber(kind, fields) })
    .filter(([field, value]) => value !== '' && field !== 'method')
    .map(([field, submitted]) => {
      const partner = partners[kind][field]?.find((name) => profile[name] !== undefined);
      const known = partner === undefined ? undefined : profile[partner];
      return { field, submitted, profile: known, verdict: verdictOf(submitted, known) };
    });
}

function readFromNumber(kind: ReviewDetail['kind'], fields: Record<string, string>) {
  const number = fields['number'];
  if (kind !== 'realName' || fields['documentType'] !== 'idCard' || !number) return {};
  return { birthDate: birthDateOf(number) ?? '', sex: sexOf(number) ?? '' };
}

function verdictOf(submitted: string, known: string | undefined): Verdict {
  if (known === undefined) return 'alone';
  return plain(submitted) === plain(known) ? 'same' : 'different';
}

/** Full-width letters, capitals and blanks make no difference between two names. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
