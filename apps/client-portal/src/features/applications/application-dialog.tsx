import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetProjectApplicationJLDataQuery } from '@tolk/api-client';
import type { ReceivedApplication } from '@tolk/contract';
import { Box, Button, DataState, Stack, Typography } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { priceOf } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { FileList, Period } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { Pace } from '../../applications/pace.tsx';
import { SupplierRating } from '../../suppliers/supplier-rating.tsx';
import { WholePrice } from '../../work-terms/whole-price.tsx';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { ApplicationActions } from '../../applications/application-actions.tsx';

interface Props {
  projectApplicationJLId: string;
  onClose: () => void;
}

/** One application in full. Fetching it marks it read. */
export function ApplicationDialog({ projectApplicationJLId, onClose }: Props) {
  const { t } = useLingui();
  const query = useClientGetProjectApplicationJLDataQuery({ projectApplicationJLId });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-label={t({ message: 'Application', context: 'region' })}
    >
      <DialogTitle>
        {query.currentData?.supUserName ?? <Trans context="heading">Application</Trans>}
      </DialogTitle>
      <DialogContent>
        <DataState query={{ ...query, data: query.currentData }} skeleton={4}>
          {(application) => (
            <Stack spacing={3}>
              <Facts application={application} />
              <ApplicationActions application={application} />
            </Stack>
          )}
        </DataState>
      </DialogContent>
      <DialogActions>
        {query.currentData ? (
          <Button
            component={RouteLink}
            to="resumeDetail"
            params={{ supUserId: query.currentData.supUserId }}
          >
            <Trans>View full resume</Trans>
          </Button>
        ) : null}
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ application }: { application: ReceivedApplication }) {
  const { t } = useLingui();
  const names = useNames();
  const language = useLanguage();
  const { sourceLanguage, targetLanguage, expectedPrice, currency, unitName } = application;
  return (
    <>
      <ApplicantMarks {...application} />
      <DefinitionList
        entries={[
          {
            key: 'posting',
            label: t({ message: 'Project', context: 'fact' }),
            value: application.projectName,
          },
          {
            key: 'pair',
            label: t({ message: 'Languages', context: 'fact' }),
            value: (
              <LanguagePairChip
                source={sourceLanguage}
                target={targetLanguage}
                bothWays={application.bothDirections}
              />
            ),
          },
          {
            key: 'price',
            label: t({ message: 'Expected pay', context: 'fact' }),
            value: (
              <>
                <Money amount={expectedPrice} currency={currency} emphasis="strong" />{' '}
                {names.perUnit(unitName)}
                <br />
                <WholePrice
                  price={priceOf(expectedPrice, application.estimatedWorkload)}
                  currency={currency}
                />
              </>
            ),
          },
          {
            key: 'pace',
            label: t({ message: 'Output', context: 'fact' }),
            value: <Pace application={application} />,
          },
          {
            key: 'rating',
            label: t({ message: 'Rating', context: 'fact' }),
            value: <SupplierRating rating={application.rating} />,
          },
          {
            key: 'completed',
            label: t({ message: 'Orders completed', context: 'fact' }),
            value: formatNumber(application.completedOrders, language),
          },
          {
            key: 'time',
            label: t({ message: 'Applied on', context: 'fact' }),
            value: <DateTime iso={application.createTime} />,
          },
          {
            key: 'contact',
            label: t`Your contact was shown`,
            value: application.contactShownTime ? (
              <DateTime iso={application.contactShownTime} />
            ) : null,
          },
        ]}
      />
      <LongText label={t({ message: 'Application text', context: 'fact' })}>
        {application.content}
      </LongText>
      {application.instructions ? (
        <LongText label={t({ message: 'Instructions', context: 'fact' })}>
          {application.instructions}
        </LongText>
      ) : null}
      <Cases application={application} />
      {application.files.length > 0 ? (
        <div>
          <Typography variant="caption" color="textSecondary" component="h3">
            {t({ message: 'Files', context: 'heading' })}
          </Typography>
          <FileList files={application.files} />
        </div>
      ) : null}
      {application.resumeFile ? (
        <div>
          <Typography variant="caption" color="textSecondary" component="h3">
            <Trans>Resume as a file</Trans>
          </Typography>
          <FileList files={[application.resumeFile]} />
        </div>
      ) : null}
    </>
  );
}

/** Projects that the supplier sent along, as they were then. */
function Cases({ application: { projectCases } }: { application: ReceivedApplication }) {
  if (projectCases.length === 0) return null;
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="h3">
        <Trans context="heading">Project cases</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {projectCases.map(({ projectCaseId, projectName, startMonth, endMonth, description }) => (
          <Box component="li" key={projectCaseId} sx={{ py: 1 }}>
            <Typography variant="subtitle2" component="h4">
              {projectName}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              <Period start={startMonth} end={endMonth} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}
