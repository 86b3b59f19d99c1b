import { Trans } from '@lingui/react/macro';
import { languageName, useLanguage } from '@tolk/i18n';
import type { ShownPosting } from './shown-posting.ts';

type Languages = Pick<ShownPosting, 'sourceLanguage' | 'targetLanguage' | 'bothDirections'>;

/** In words: a posting is read here, not scanned. */
export function Pair({ posting }: { posting: Languages }) {
  const language = useLanguage();
  const { sourceLanguage, targetLanguage, bothDirections = false } = posting;
  const [source, target] = [sourceLanguage, targetLanguage].map((one) =>
    languageName(one, language),
  );
  return bothDirections ? (
    <Trans>
      {source} and {target}, both ways
    </Trans>
  ) : (
    <Trans>
      From {source} into {target}
    </Trans>
  );
}
