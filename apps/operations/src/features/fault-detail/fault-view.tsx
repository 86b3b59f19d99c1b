import { Trans, useLingui } from '@lingui/react/macro';
import type { FrontEndFault } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  PageHeader,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { faultKindLabels, faultStateLooks, frontEndLabels } from '../../front-ends/fault-labels.ts';
import { FaultActions } from './fault-actions.tsx';
import { Occurrence } from './occurrence.tsx';

/** What broke, how often, in which versions, and its newest occurrences. */
export function FaultView({ fault }: { fault: FrontEndFault }) {
  const { t, i18n } = useLingui();
  const { state, samples, versions } = fault;
  return (
    <>
      <PageHeader
        back={
          <Link component={RouteLink} to="frontEndFaults">
            <Trans>Back to the list</Trans>
          </Link>
        }
        title={<span lang="en">{fault.message}</span>}
        status={
          <StatusChip tone={faultStateLooks[state].tone}>
            {i18n._(faultStateLooks[state].label)}
          </StatusChip>
        }
        actions={<FaultActions fault={fault} />}
      />
      <Section title={<Trans context="heading">Fault</Trans>}>
        <DefinitionList
          entries={[
            {
              key: 'kind',
              label: t({ message: 'Kind', context: 'fact' }),
              value: i18n._(faultKindLabels[fault.kind]),
            },
            {
              key: 'remote',
              label: t({ message: 'Front end', context: 'fact' }),
              value: i18n._(frontEndLabels[fault.remote]),
            },
            {
              key: 'count',
              label: t({ message: 'Occurrences', context: 'fact' }),
              value: i18n.number(fault.count),
            },
            {
              key: 'first',
              label: t({ message: 'First seen', context: 'fact' }),
              value: <DateTime iso={fault.firstTime} />,
            },
            {
              key: 'last',
              label: t({ message: 'Last seen', context: 'fact' }),
              value: <DateTime iso={fault.lastTime} />,
            },
            {
              key: 'versions',
              label: t({ message: 'Versions', context: 'fact' }),
              value: versions.join(', '),
            },
          ]}
        />
      </Section>
      <Section title={<Trans context="heading">Latest occurrences</Trans>}>
        {samples.map((sample, index) => (
          // Nothing but its place tells two occurrences of one moment apart, and they never change places.
          <Occurrence key={`${sample.time} ${index}`} sample={sample} isOpen={index === 0} />
        ))}
      </Section>
    </>
  );
}
