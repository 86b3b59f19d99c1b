import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { detailLabels } from '../../audit-log/audit-labels.ts';
import { DetailValue } from './detail-value.tsx';

type Noted = Pick<AuditEntry, 'details' | 'subjectName' | 'fileName'>;

/** The facts of an act, each with its name. */
export function AuditDetails({ entry }: { entry: Noted }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.entries(entry.details).map(([name, value]) => (
        <Box component="li" key={name} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Fact name={name} value={value} entry={entry} />
        </Box>
      ))}
    </Box>
  );
}

interface FactProps {
  name: string;
  value: string;
  entry: Noted;
}

function Fact({ name, value, entry: { subjectName, fileName } }: FactProps) {
  const { i18n } = useLingui();
  const words = detailLabels[name];
  const label = words ? i18n._(words) : name;
  return (
    <Trans>
      {label}:{' '}
      <DetailValue name={name} value={value} subjectName={subjectName} fileName={fileName} />
    </Trans>
  );
}
