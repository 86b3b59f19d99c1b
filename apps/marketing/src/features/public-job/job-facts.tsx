import { useLingui } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import {
  DateTime,
  Deadline,
  DefinitionList,
  LanguagePairChip,
  Money,
} from '@tolk/design-system/pieces';
import { languages } from '@tolk/domain/dictionaries/languages';
import { useLanguage } from '@tolk/i18n';
import { useNames, useRegionName } from '@tolk/labels';

/** The facts of a posting in the fixed order: pair, field, pay, deadline, place; then the rest. */
export function JobFacts({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui();
  const names = useNames();
  const regionName = useRegionName();
  const { zone } = posting;
  const moment = (iso: string | null) => (iso ? <DateTime iso={iso} authorZone={zone} /> : null);
  return (
    <DefinitionList
      entries={[
        {
          key: 'pair',
          label: t({ message: 'Languages', context: 'fact' }),
          value: <Pair posting={posting} />,
        },
        {
          key: 'field',
          label: t({ message: 'Field', context: 'fact' }),
          value: names.field(posting.whFieldId),
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
          key: 'deadline',
          label: t({ message: 'Apply until', context: 'fact' }),
          value: <Deadline iso={posting.deadline} authorZone={zone} />,
        },
        {
          key: 'place',
          label: t({ message: 'Place', context: 'fact' }),
          value: regionName(posting.region),
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
          key: 'workload',
          label: t({ message: 'Estimated workload', context: 'fact' }),
          value: names.workload(posting.estimatedWorkload, posting.unitName),
        },
        {
          key: 'start',
          label: t({ message: 'Start time', context: 'fact' }),
          value: moment(posting.startTime),
        },
        {
          key: 'due',
          label: t({ message: 'Due time', context: 'fact' }),
          value: moment(posting.dueDate),
        },
        {
          key: 'released',
          label: t({ message: 'Published', context: 'fact' }),
          value: moment(posting.releaseDate),
        },
      ]}
    />
  );
}

/** The chip for those who scan, the names for those who read. */
function Pair({ posting: { sourceLanguage, targetLanguage } }: { posting: PostingDetail }) {
  const english = useLanguage() === 'en';
  const nameOf = (code: string) => {
    const entry = languages.find(({ value }) => value === code);
    return (english ? entry?.en : entry?.zh) ?? code;
  };
  return (
    <>
      <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
      <br />
      <span aria-hidden>
        {nameOf(sourceLanguage)} → {nameOf(targetLanguage)}
      </span>
    </>
  );
}
