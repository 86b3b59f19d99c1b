import { useLingui } from '@lingui/react/macro';
import type { Identity } from '@tolk/domain';
import { sideLabels } from '@tolk/labels';

/** What a person of a party is called, with the side on which they stand. */
export function usePartyName(): (person: { name: string; side: Identity }) => string {
  const { i18n, t } = useLingui();
  return ({ name, side }) => {
    const sideName = i18n._(sideLabels[side]);
    return name === '' ? sideName : t`${name} (${sideName})`;
  };
}
