import { Trans, useLingui } from '@lingui/react/macro';
import type { FrontEndFault } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { ExpandMoreIcon } from '@tolk/design-system/icons';
import { DateTime, DefinitionList } from '@tolk/design-system/pieces';
import { Accordion, AccordionDetails, AccordionSummary } from '@tolk/design-system/portal';

type Sample = FrontEndFault['samples'][number];

/** One occurrence: where it happened, and the stack with places in the sources. */
export function Occurrence({ sample, isOpen }: { sample: Sample; isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Accordion defaultExpanded={isOpen} slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box component="span" sx={{ typography: 'subtitle2' }}>
          <DateTime iso={sample.time} />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <DefinitionList
          entries={[
            {
              key: 'route',
              label: t({ message: 'Screen', context: 'fact' }),
              value: sample.route,
            },
            {
              key: 'version',
              label: t({ message: 'Version', context: 'fact' }),
              value: sample.version,
            },
            {
              key: 'build',
              label: t`Build of the shell`,
              value: sample.build,
            },
            {
              key: 'browser',
              label: t({ message: 'Browser', context: 'fact' }),
              value: sample.browser || null,
            },
            {
              key: 'request',
              label: t({ message: 'Request ID', context: 'fact' }),
              value: sample.requestId,
            },
          ]}
        />
        <Stack lines={sample.stack} />
      </AccordionDetails>
    </Accordion>
  );
}

function Stack({ lines }: { lines: Sample['stack'] }) {
  const { t } = useLingui();
  if (lines.length === 0) return <Trans>The browser gave no stack.</Trans>;
  return (
    <Box
      component="pre"
      role="region"
      tabIndex={0}
      lang="en"
      aria-label={t({ message: 'Stack', context: 'region' })}
      sx={{
        m: 0,
        mt: 2,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        typography: 'body2',
        fontFamily: 'monospace',
      }}
    >
      {lines.map(({ raw, source }) => source ?? raw).join('\n')}
    </Box>
  );
}
