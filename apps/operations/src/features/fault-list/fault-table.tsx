import { Trans, useLingui } from '@lingui/react/macro';
import type { FrontEndFaultRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { faultKindLabels, frontEndLabels } from '../../front-ends/fault-labels.ts';
import { RecordTable } from '../../records/record-table.tsx';

/** Faults: what broke, where, how often and in which version last. */
export function FaultTable({ faults }: { faults: readonly FrontEndFaultRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Front-end faults', context: 'region' })}
      rows={faults}
      rowKey={({ faultId }) => faultId}
      columns={[
        {
          key: 'message',
          label: <Trans context="column">Fault</Trans>,
          renderCell: ({ faultId, message, kind }) => (
            <>
              <TextLink component={RouteLink} to="frontEndFault" params={{ faultId }} lang="en">
                {message}
              </TextLink>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {i18n._(faultKindLabels[kind])}
              </Box>
            </>
          ),
        },
        {
          key: 'remote',
          label: <Trans context="column">Front end</Trans>,
          renderCell: ({ remote }) => i18n._(frontEndLabels[remote]),
        },
        {
          key: 'version',
          label: <Trans context="column">Last version</Trans>,
          renderCell: ({ versions }) => versions[0],
        },
        {
          key: 'count',
          label: <Trans context="column">Occurrences</Trans>,
          align: 'right',
          renderCell: ({ count }) => i18n.number(count),
        },
        {
          key: 'first',
          label: <Trans context="column">First seen</Trans>,
          renderCell: ({ firstTime }) => <DateTime iso={firstTime} />,
        },
        {
          key: 'last',
          label: <Trans context="column">Last seen</Trans>,
          renderCell: ({ lastTime }) => <DateTime iso={lastTime} />,
        },
      ]}
    />
  );
}
