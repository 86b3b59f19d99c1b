import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fileAudiences, type FileAudience } from '@tolk/domain';

const names = {
  signedIn: msg`Everyone who is logged in`,
  applicants: msg`Translators who have applied`,
  ordered: msg`Only the translator I send an order to`,
} as const;

/** Who may open a file of a posting, in words. */
export function useAudienceName(): (audience: FileAudience) => string {
  const { i18n } = useLingui();
  return (audience) => i18n._(names[audience]);
}

/** The same as a choice, the most careful one first. */
export function useAudienceOptions(): { value: FileAudience; label: string }[] {
  const nameOf = useAudienceName();
  return fileAudiences.toReversed().map((value) => ({ value, label: nameOf(value) }));
}
