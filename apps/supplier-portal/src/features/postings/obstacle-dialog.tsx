import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { pathTo, useNavigate } from '@tolk/platform';
import type { Obstacle } from './obstacle.ts';

interface Props {
  obstacle: Obstacle | undefined;
  posting: PostingDetail;
  onClose: () => void;
}

/** The server's sentence, and Yes to the page that mends it (spec section 5). */
export function ObstacleDialog({ obstacle, posting, onClose }: Props) {
  const navigate = useNavigate();
  const { sourceLanguage, targetLanguage } = posting;
  const paths = {
    information: pathTo('basicInformation'),
    resume: pathTo('myResume'),
    verification: pathTo('personalVerification'),
    test: pathTo('languageTestTitle', { sourceLanguage, targetLanguage }),
  };
  return (
    <ConfirmDialog
      open={obstacle !== undefined}
      title={<Trans>One step before you can apply</Trans>}
      onConfirm={() => (obstacle ? navigate(paths[obstacle.page]) : undefined)}
      onCancel={onClose}
    >
      {obstacle?.text} <Trans>Go there now?</Trans>
    </ConfirmDialog>
  );
}
