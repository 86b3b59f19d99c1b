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
import { FileList, SessionTime } from '@tolk/market-views';
import { useAudienceName } from './file-audience.ts';
import { isSession } from '../work-terms/session-kind.ts';
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
  const session = isSession(posting);
  const Moment = session ? SessionTime : DateTime;
  const moment = (iso: string | null) => (iso ? <Moment iso={iso} authorZone={zone} /> : null);
  return (
    <Stack spacing={3}>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: t`Languages`,
            value: (
              <LanguagePairChip
                source={sourceLanguage}
                target={targetLanguage}
                bothWays={posting.bothDirections ?? false}
              />
            ),
          },
          { key: 'type', label: t`Type`, value: names.type(posting.projectType) },
          {
            key: 'mode',
            label: t`Interpreting mode`,
            value: posting.interpretationMode
              ? names.interpretationMode(posting.interpretationMode)
              : null,
          },
          {
            key: 'level',
            label: t`Level`,
            value: posting.jobLevel ? names.jobLevel(posting.jobLevel) : null,
          },
          { key: 'field', label: t`Professional field`, value: names.field(posting.whFieldId) },
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
            label: t`Estimated workload`,
            value: names.workload(posting.estimatedWorkload, unitName),
          },
          {
            key: 'deadline',
            label: t`Apply by`,
            value: <Deadline iso={posting.deadline} authorZone={zone} />,
          },
          {
            key: 'start',
            label: session ? t`First session begins` : t`Start`,
            value: moment(posting.startTime),
          },
          {
            key: 'due',
            label: session ? t`Last session ends` : t`Due`,
            value: moment(posting.dueDate),
          },
          { key: 'region', label: t`Region`, value: regionName(posting.region) },
          { key: 'place', label: t`Place`, value: posting.place },
          { key: 'company', label: t`Company`, value: posting.companyName },
          { key: 'contact', label: t`Contact person`, value: posting.contactName },
          { key: 'phone', label: t`Contact information`, value: posting.contactPhone },
        ]}
      />
      <LongText label={t`Remarks`}>{posting.remarks}</LongText>
      {posting.deliveryInstructions ? (
        <LongText label={t`Delivery instructions`}>{posting.deliveryInstructions}</LongText>
      ) : null}
      {posting.files.length > 0 ? (
        <div>
          <Typography variant="caption" color="textSecondary" component="h3">
            {t`Files`}
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
