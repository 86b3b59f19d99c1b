import { Trans } from '@lingui/react/macro';
import type { SharedResume } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { LanguagePairChip, Section, StatusChip } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import type { ReactNode } from 'react';

type Work = NonNullable<SharedResume['work']>;

/** Languages and fields of the orders that were completed here. */
export function WorkPart({ work: { languagePairs, whFieldIds } }: { work: Work }) {
  const names = useNames();
  const nothing = languagePairs.length === 0 && whFieldIds.length === 0;
  return (
    <Section title={<Trans context="heading">Work</Trans>}>
      {nothing ? (
        <Typography color="textSecondary">
          <Trans>No completed orders yet.</Trans>
        </Typography>
      ) : (
        <Stack spacing={2.5}>
          <Group title={<Trans context="heading">Languages</Trans>}>
            {languagePairs.map(({ sourceLanguage, targetLanguage }) => (
              <LanguagePairChip
                key={`${sourceLanguage} ${targetLanguage}`}
                source={sourceLanguage}
                target={targetLanguage}
              />
            ))}
          </Group>
          <Group title={<Trans context="heading">Fields</Trans>}>
            {whFieldIds.map((id) => (
              <StatusChip key={id} tone="neutral">
                {names.field(id)}
              </StatusChip>
            ))}
          </Group>
        </Stack>
      )}
    </Section>
  );
}

function Group({ title, children }: { title: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </div>
  );
}
