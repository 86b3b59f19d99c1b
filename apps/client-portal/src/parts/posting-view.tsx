import { useLingui } from '@lingui/react/macro';
import type { PostingForm } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import {
  DateTime,
  Deadline,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import { useNames, useRegionName } from '@tolk/order-views';

/** What a posting says, of a form or of a published one: nulls where nothing was filled in. */
export type ShownPosting = Omit<PostingForm, 'companyName' | 'contactName' | 'contactPhone'> & {
  companyName?: string | null | undefined;
  contactName: string | null;
  contactPhone: string | null;
};

/** Everything that stands in a posting, below its name. */
export function PostingFacts({ posting }: { posting: ShownPosting }) {
  const { t } = useLingui();
  const names = useNames();
  const regionName = useRegionName();
  const { sourceLanguage, targetLanguage, salary, currency, unitName, zone } = posting;
  const moment = (iso: string | null) => (iso ? <DateTime iso={iso} authorZone={zone} /> : null);
  return (
    <Stack spacing={3}>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: t`Languages`,
            value: <LanguagePairChip source={sourceLanguage} target={targetLanguage} />,
          },
          { key: 'type', label: t`Type`, value: names.type(posting.projectType) },
          { key: 'field', label: t`Professional field`, value: names.field(posting.whFieldId) },
          {
            key: 'pay',
            label: t`Pay for one unit`,
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
            label: t`Applications until`,
            value: <Deadline iso={posting.deadline} authorZone={zone} />,
          },
          { key: 'start', label: t`Start`, value: moment(posting.startTime) },
          { key: 'due', label: t`Due`, value: moment(posting.dueDate) },
          { key: 'region', label: t`Region`, value: regionName(posting.region) },
          { key: 'company', label: t`Company`, value: posting.companyName },
          { key: 'contact', label: t`Contact person`, value: posting.contactName },
          { key: 'phone', label: t`Contact information`, value: posting.contactPhone },
        ]}
      />
      <LongText label={t`Remarks`}>{posting.remarks}</LongText>
      {posting.deliveryInstructions ? (
        <LongText label={t`Delivery instructions`}>{posting.deliveryInstructions}</LongText>
      ) : null}
    </Stack>
  );
}
