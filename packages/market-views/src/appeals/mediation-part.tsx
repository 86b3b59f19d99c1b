import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { SplitAmounts } from '../money/split-amounts.tsx';
import { AppealActions, type PartyAction } from './appeal-actions.tsx';

interface MediationPartProps {
  appeal: AppealDetail;
  viewer: Identity;
  onChoose: (action: PartyAction) => void;
}

/** The split that staff propose, and who has accepted it; nothing once a ruling has passed over it. */
export function MediationPart({ appeal, viewer, onChoose }: MediationPartProps) {
  const language = useLanguage();
  const { mediation, allowedActions, currency } = appeal;
  const isOpen = allowedActions.some(({ action }) => action === 'acceptMediation');
  if (mediation === null || !(isOpen || mediation.acceptedBy.length === 2)) return null;
  const percent = formatPercent(mediation.refundPercent / 100, language);
  return (
    <Section title={<Trans>Our staff’s proposal</Trans>}>
      <Stack spacing={2}>
        <div>
          <Typography variant="subtitle1" component="h3">
            <Trans>Proposed: {percent} refund</Trans>
          </Typography>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={mediation.time} />
          </Box>
        </div>
        <SplitAmounts {...mediation} currency={currency} viewer={viewer} />
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Trans>“{mediation.text}”</Trans>
        </Box>
        {isOpen ? (
          <Typography color="textSecondary">
            <Trans>
              If both sides accept it, the appeal ends without a ruling. Otherwise our staff go on.
            </Trans>
          </Typography>
        ) : null}
        <AppealActions appeal={appeal} of={['acceptMediation']} onChoose={onChoose} />
      </Stack>
    </Section>
  );
}
