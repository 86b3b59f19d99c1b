import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { detailLabels } from '../../audit-log/audit-labels.ts';
import { DetailValue } from './detail-value.tsx';

/** The facts of an act, each with its name. */
export function AuditDetails({ entry }: { entry: Pick<AuditEntry, 'details' | 'subjectName'> }) {
  const { details, subjectName } = entry;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.entries(details).map(([name, value]) => (
        <Box component="li" key={name} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Fact name={name} value={value} subjectName={subjectName} />
        </Box>
      ))}
    </Box>
  );
}

interface FactProps {
  name: string;
  value: string;
  subjectName: string | null;
}

function Fact({ name, value, subjectName }: FactProps) {
  const { i18n } = useLingui();
  const words = detailLabels[name];
  const label = words ? i18n._(words) : name;
  return (
    <Trans>
      {label}: <DetailValue name={name} value={value} subjectName={subjectName} />
    </Trans>
  );
}
