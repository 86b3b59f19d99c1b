import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetProjectApplicationJLDataQuery } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { Button, DataState, Stack } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useNames } from '@tolk/order-views';
import { ApplicationActions } from './application-actions.tsx';

interface Props {
  projectApplicationJLId: string;
  onClose: () => void;
}

/** One application in full. Fetching it marks it read. */
export function ApplicationDialog({ projectApplicationJLId, onClose }: Props) {
  const { t } = useLingui();
  const query = useClientGetProjectApplicationJLDataQuery({ projectApplicationJLId });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-label={t`Application`}>
      <DialogTitle>{query.currentData?.supUserName ?? <Trans>Application</Trans>}</DialogTitle>
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
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ application }: { application: ApplicationRow }) {
  const { t } = useLingui();
  const names = useNames();
  const { sourceLanguage, targetLanguage, expectedPrice, currency, unitName } = application;
  return (
    <>
      <DefinitionList
        entries={[
          { key: 'posting', label: t`Posting`, value: application.projectName },
          {
            key: 'pair',
            label: t`Languages`,
            value: <LanguagePairChip source={sourceLanguage} target={targetLanguage} />,
          },
          {
            key: 'price',
            label: t`Expected pay`,
            value: (
              <>
                <Money amount={expectedPrice} currency={currency} emphasis="strong" />{' '}
                {names.unit(unitName)}
              </>
            ),
          },
          { key: 'time', label: t`Applied on`, value: <DateTime iso={application.createTime} /> },
        ]}
      />
      <LongText label={t`Application text`}>{application.content}</LongText>
      {application.instructions ? (
        <LongText label={t`Instructions`}>{application.instructions}</LongText>
      ) : null}
    </>
  );
}
