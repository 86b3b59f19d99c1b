import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationRow } from '@tolk/contract';
import { Box, Button, Link, Paper, Stack } from '@tolk/design-system';
import { DateTime, LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { applicationStatuses, useNames } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';

interface ApplicationListProps {
  applications: readonly ApplicationRow[];
  onWithdraw: (application: ApplicationRow) => void;
}

/** The supplier's applications: posting, state, price asked for, and the order made from it. */
export function ApplicationList({ applications, onWithdraw }: ApplicationListProps) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {applications.map((application) => (
        <Row
          key={application.projectApplicationJLId}
          application={application}
          onWithdraw={() => onWithdraw(application)}
        />
      ))}
    </Stack>
  );
}

function Row({ application, onWithdraw }: { application: ApplicationRow; onWithdraw: () => void }) {
  const { i18n } = useLingui();
  const names = useNames();
  const status = applicationStatuses[application.status];
  const { projectReleaseInforId, projectOrderId, currency } = application;
  return (
    <Paper component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', mb: 1 }}>
        <Link
          component={RouteLink}
          to="jobDetail"
          params={{ projectReleaseInforId }}
          sx={{ fontWeight: 600, minWidth: 0 }}
        >
          {application.projectName}
        </Link>
        <span>
          <StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>
        </span>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <LanguagePairChip source={application.sourceLanguage} target={application.targetLanguage} />
        <span>{names.type(application.projectType)}</span>
        <span>
          <Money amount={application.expectedPrice} currency={currency} emphasis="earned" />{' '}
          {names.unit(application.unitName)}
        </span>
        <span>
          <Trans>
            Applied on <DateTime iso={application.createTime} />
          </Trans>
        </span>
      </Box>
      <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {application.content}
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        {projectOrderId ? (
          <Button
            variant="contained"
            component={RouteLink}
            to="supplierOrder"
            params={{ projectOrderId }}
          >
            <Trans>Open the order</Trans>
          </Button>
        ) : null}
        <Withdraw application={application} onWithdraw={onWithdraw} />
      </Stack>
    </Paper>
  );
}

function Withdraw({
  application,
  onWithdraw,
}: {
  application: ApplicationRow;
  onWithdraw: () => void;
}) {
  const { t } = useLingui();
  const withdraw = application.allowedActions.find(({ action }) => action === 'withdraw');
  if (!withdraw) return null;
  const { enabled, reason, availableAt } = withdraw;
  return (
    <ActionBar
      actions={[
        { key: 'withdraw', label: t`Withdraw`, onChoose: onWithdraw, enabled, reason, availableAt },
      ]}
    />
  );
}
