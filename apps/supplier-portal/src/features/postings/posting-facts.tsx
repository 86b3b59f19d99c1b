import { Trans, useLingui } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import {
  DateTime,
  Deadline,
  DefinitionList,
  LanguagePairChip,
  Money,
} from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useNames, useRegionName } from '@tolk/labels';
import { PostingFiles, BookingTime } from '@tolk/market-views';
import type { ReactNode } from 'react';

/** What a posting says: facts first, then the client's own words. */
export function PostingFacts({ posting }: { posting: PostingDetail }) {
  const language = useLanguage();
  const names = useNames();
  const regionName = useRegionName();
  const { t } = useLingui();
  const { zone } = posting;
  const interpreting = posting.projectType === 'interpretation';
  const Moment = interpreting ? BookingTime : DateTime;
  return (
    <>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: t({ message: 'Languages', context: 'fact' }),
            value: (
              <LanguagePairChip
                source={posting.sourceLanguage}
                target={posting.targetLanguage}
                bothWays={posting.bothDirections}
              />
            ),
          },
          {
            key: 'type',
            label: t({ message: 'Type', context: 'fact' }),
            value: names.type(posting.projectType),
          },
          {
            key: 'mode',
            label: t({ message: 'Interpreting mode', context: 'fact' }),
            value: posting.interpretationMode
              ? names.interpretationMode(posting.interpretationMode)
              : null,
          },
          {
            key: 'field',
            label: t({ message: 'Field', context: 'fact' }),
            value: names.field(posting.whFieldId),
          },
          {
            key: 'level',
            label: t({ message: 'Level', context: 'fact' }),
            value: posting.jobLevel ? names.jobLevel(posting.jobLevel) : null,
          },
          {
            key: 'pay',
            label: t({ message: 'Pay offered', context: 'posting' }),
            value: (
              <>
                <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
                {names.unit(posting.unitName)}
              </>
            ),
          },
          {
            key: 'workload',
            label: t({ message: 'Estimated workload', context: 'fact' }),
            value: names.workload(posting.estimatedWorkload, posting.unitName),
          },
          {
            key: 'deadline',
            label: t({ message: 'Apply until', context: 'fact' }),
            value: <Deadline iso={posting.deadline} authorZone={zone} />,
          },
          {
            key: 'place',
            label: t({ message: 'Place', context: 'fact' }),
            value: regionName(posting.region),
          },
          { key: 'address', label: t`Address or link`, value: posting.place },
          {
            key: 'start',
            label: interpreting
              ? t`First booking starts`
              : t({ message: 'Start time', context: 'fact' }),
            value: posting.startTime ? <Moment iso={posting.startTime} authorZone={zone} /> : null,
          },
          {
            key: 'due',
            label: interpreting
              ? t`Last booking ends`
              : t({ message: 'Due time', context: 'fact' }),
            value: posting.dueDate ? <Moment iso={posting.dueDate} authorZone={zone} /> : null,
          },
          {
            key: 'company',
            label: t({ message: 'Company', context: 'fact' }),
            value: posting.companyName,
          },
          {
            key: 'publisher',
            label: t({ message: 'Published by', context: 'fact' }),
            value: posting.publisherName,
          },
          {
            key: 'released',
            label: t({ message: 'Published', context: 'fact' }),
            value: <DateTime iso={posting.releaseDate} authorZone={zone} />,
          },
          {
            key: 'views',
            label: t({ message: 'Views', context: 'fact' }),
            value: formatNumber(posting.viewsCount, language),
          },
          {
            key: 'applications',
            label: t({ message: 'Applications', context: 'count' }),
            value: formatNumber(posting.deliveriesCount, language),
          },
        ]}
      />
      <Words title={<Trans>About the work</Trans>}>{posting.remarks}</Words>
      {posting.deliveryInstructions ? (
        <Words title={<Trans>How to deliver</Trans>}>{posting.deliveryInstructions}</Words>
      ) : null}
      <PostingFiles posting={posting} />
    </>
  );
}

function Words({ title, children }: { title: ReactNode; children: string }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  );
}
