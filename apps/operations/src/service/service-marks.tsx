import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetServiceTagListQuery } from '@tolk/api-client';
import type { ServiceInboxRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Deadline, StatusChip } from '@tolk/design-system/pieces';
import type { Language, ServiceState } from '@tolk/domain';
import { languageName, useLanguage } from '@tolk/i18n';
import { serviceStateLooks } from './service-labels.ts';

export function ServiceStateChip({ state }: { state: ServiceState }) {
  const { i18n } = useLingui();
  const { label, tone } = serviceStateLooks[state];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}

/** Who asks: of somebody who is not signed in nothing but that. */
export function CustomerName({ name }: { name: string }) {
  return name === '' ? <Trans context="service">Visitor</Trans> : name;
}

/** The clocks that run: until the first answer, then until it is solved; what is late says so in words. */
export function TargetClocks({
  firstAnswer,
  resolution,
}: Pick<ServiceInboxRow, 'firstAnswer' | 'resolution'>) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'caption' }}>
      {firstAnswer ? (
        <Clock target={firstAnswer} label={t({ message: 'First answer', context: 'clock' })} />
      ) : null}
      {resolution ? (
        <Clock target={resolution} label={t({ message: 'Solved', context: 'clock' })} />
      ) : null}
    </Box>
  );
}

interface ClockProps {
  target: NonNullable<ServiceInboxRow['firstAnswer']>;
  label: string;
}

function Clock({ target: { by, overdue }, label }: ClockProps) {
  return (
    <div>
      {overdue ? (
        <StatusChip tone="danger">
          <Trans context="clock">Overdue</Trans>
        </StatusChip>
      ) : null}{' '}
      {by === null ? (
        label
      ) : (
        <Trans>
          {label}: <Deadline iso={by} />
        </Trans>
      )}
    </div>
  );
}

/** The names of tags, in the language in use. */
export function useTagNames(): (tagId: string) => string {
  const language = useLanguage();
  const { data: tags = [] } = useOpsGetServiceTagListQuery({});
  return (tagId) => {
    const found = tags.find((tag) => tag.tagId === tagId);
    return (language === 'en' ? found?.nameEn : found?.nameZh) ?? '';
  };
}

export function ServiceTags({ tagIds }: { tagIds: readonly string[] }) {
  const nameOf = useTagNames();
  if (tagIds.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tagIds.map((tagId) => (
        <StatusChip key={tagId} tone="neutral">
          {nameOf(tagId)}
        </StatusChip>
      ))}
    </Box>
  );
}

/** The language that a customer writes in. */
export function WrittenIn({ language: written }: { language: Language }) {
  return languageName(written, useLanguage());
}
