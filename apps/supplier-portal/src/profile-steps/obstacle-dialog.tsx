import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { pathTo, profilePageRoutes, useNavigate } from '@tolk/platform';
import type { ReactNode } from 'react';
import { SentenceGap } from '@tolk/i18n';
import type { Obstacle } from './obstacle.ts';

interface Props {
  title: ReactNode;
  obstacle: Obstacle | undefined;
  /** The test that is asked for; the list of tests when left out. */
  pair?: { sourceLanguage: string; targetLanguage: string };
  onClose: () => void;
}

/** The server's sentence, and Yes to the page that mends it (docs/product/rules.md#completeness). */
export function ObstacleDialog({ title, obstacle, pair, onClose }: Props) {
  const navigate = useNavigate();
  const pathOf = ({ page }: Obstacle) =>
    page === 'test' && pair
      ? pathTo('languageTestTitle', {
          sourceLanguage: pair.sourceLanguage,
          targetLanguage: pair.targetLanguage,
        })
      : pathTo(profilePageRoutes[page]);
  return (
    <ConfirmDialog
      open={obstacle !== undefined}
      title={title}
      onConfirm={() => (obstacle ? navigate(pathOf(obstacle)) : undefined)}
      onCancel={onClose}
    >
      {obstacle?.text}
      <SentenceGap />
      <Trans>Go there now?</Trans>
    </ConfirmDialog>
  );
}
