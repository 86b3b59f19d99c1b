import { Trans } from '@lingui/react/macro';
import { avatarTypeText } from '@tolk/contract/shown-texts';
import { Alert } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import type { PictureProblem } from './picture-file.ts';

/** Why a file was not taken. The sentence on its type is the brief's and the server's (docs/product/errors.md#fixed-messages). */
export function PictureProblemAlert({ problem }: { problem: PictureProblem }) {
  const language = useLanguage();
  const most = formatFileSize(limits.avatar.bytes, language);
  return (
    <Alert severity="error" role="alert">
      {problem === 'type' ? (
        language === 'en' ? (
          avatarTypeText.en
        ) : (
          avatarTypeText.zh
        )
      ) : problem === 'size' ? (
        <Trans>This picture is larger than {most}. Choose a smaller one.</Trans>
      ) : (
        <Trans>This picture could not be opened. It may be damaged; choose another one.</Trans>
      )}
    </Alert>
  );
}
