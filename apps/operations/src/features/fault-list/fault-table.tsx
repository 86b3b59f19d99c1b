import { Trans, useLingui } from '@lingui/react/macro';
import type { FrontEndFaultRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { faultKindLabels, frontEndLabels } from '../../front-ends/fault-labels.ts';
import { ChoiceCell } from '../../records/choice-cell.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import type { Chosen } from '../../records/use-chosen.ts';

/** Faults: what broke, where, how often and in which version last. */
export function FaultTable({
  faults,
  chosen,
}: {
  faults: readonly FrontEndFaultRow[];
  chosen: Chosen<FrontEndFaultRow>;
}) {
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
          renderCell: (fault) => (
            <ChoiceCell row={fault} chosen={chosen} name={fault.message}>
              <div>
                <TextLink
                  component={RouteLink}
                  to="frontEndFault"
                  params={{ faultId: fault.faultId }}
                  lang="en"
                >
                  {fault.message}
                </TextLink>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {i18n._(faultKindLabels[fault.kind])}
                </Box>
              </div>
            </ChoiceCell>
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
