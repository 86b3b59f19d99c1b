import { useLingui } from '@lingui/react/macro';
import type { FileInfo, PostingForm } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import {
  DateTime,
  Deadline,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import type { FileAudience } from '@tolk/domain';
import { useNames, useRegionName } from '@tolk/labels';
import { FileList, BookingTime } from '@tolk/market-views';
import { useAudienceName } from './file-audience.ts';
import { isInterpreting } from '../work-terms/interpreting-kind.ts';
import { WordTotal } from '../work-terms/word-total.tsx';

/** What a posting says, of a form or of a published one: nulls where nothing was filled in. */
export type ShownPosting = Omit<PostingForm, Nulled | 'fileIds' | 'fileAudiences'> &
  Partial<Record<Nulled, string | null>> & { files: readonly ShownFile[] };

/** A file with who may open it. */
export type ShownFile = FileInfo & { audience: FileAudience };

type Nulled =
  'companyName' | 'contactName' | 'contactPhone' | 'interpretationMode' | 'jobLevel' | 'place';

/** Everything that stands in a posting, below its name. */
export function PostingFacts({ posting }: { posting: ShownPosting }) {
  const { t } = useLingui();
  const names = useNames();
  const regionName = useRegionName();
  const audienceName = useAudienceName();
  const { sourceLanguage, targetLanguage, salary, currency, unitName, zone } = posting;
  const interpreting = isInterpreting(posting);
  const Moment = interpreting ? BookingTime : DateTime;
  const moment = (iso: string | null) => (iso ? <Moment iso={iso} authorZone={zone} /> : null);
  return (
    <Stack spacing={3}>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: t({ message: 'Languages', context: 'fact' }),
            value: (
              <LanguagePairChip
                source={sourceLanguage}
                target={targetLanguage}
                bothWays={posting.bothDirections ?? false}
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
            key: 'level',
            label: t({ message: 'Level', context: 'fact' }),
            value: posting.jobLevel ? names.jobLevel(posting.jobLevel) : null,
          },
          {
            key: 'field',
            label: t({ message: 'Professional field', context: 'fact' }),
            value: names.field(posting.whFieldId),
          },
          {
            key: 'pay',
            label: t({ message: 'Rate', context: 'posting' }),
            value: (
              <>
                <Money amount={salary} currency={currency} emphasis="strong" />{' '}
                {names.unit(unitName)}
              </>
            ),
          },
          {
            key: 'workload',
            label: t({ message: 'Estimated workload', context: 'fact' }),
            value: names.workload(posting.estimatedWorkload, unitName),
          },
          {
            key: 'deadline',
            label: t({ message: 'Apply by', context: 'fact' }),
            value: <Deadline iso={posting.deadline} authorZone={zone} />,
          },
          {
            key: 'start',
            label: interpreting
              ? t`First booking starts`
              : t({ message: 'Start', context: 'fact' }),
            value: moment(posting.startTime),
          },
          {
            key: 'due',
            label: interpreting ? t`Last booking ends` : t({ message: 'Due', context: 'fact' }),
            value: moment(posting.dueDate),
          },
          {
            key: 'region',
            label: t({ message: 'Region', context: 'fact' }),
            value: regionName(posting.region),
          },
          { key: 'place', label: t({ message: 'Place', context: 'fact' }), value: posting.place },
          {
            key: 'company',
            label: t({ message: 'Company', context: 'fact' }),
            value: posting.companyName,
          },
          {
            key: 'contact',
            label: t({ message: 'Contact person', context: 'fact' }),
            value: posting.contactName,
          },
          {
            key: 'phone',
            label: t({ message: 'Contact information', context: 'fact' }),
            value: posting.contactPhone,
          },
        ]}
      />
      <LongText label={t({ message: 'Remarks', context: 'fact' })}>{posting.remarks}</LongText>
      {posting.deliveryInstructions ? (
        <LongText label={t({ message: 'Delivery instructions', context: 'fact' })}>
          {posting.deliveryInstructions}
        </LongText>
      ) : null}
      {posting.files.length > 0 ? (
        <div>
          <Typography variant="caption" color="textSecondary" component="h3">
            {t({ message: 'Files', context: 'heading' })}
          </Typography>
          <FileList
            files={posting.files}
            renderDetail={({ audience }) => (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t`May be opened by: ${audienceName(audience)}`}
              </Box>
            )}
          />
          <WordTotal files={posting.files} sourceLanguage={sourceLanguage} />
        </div>
      ) : null}
    </Stack>
  );
}
