import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { detailNames } from '../../parts/audit-words.ts';
import { useDetailValues } from './use-detail-values.tsx';

/** The facts of an act, each with its name. */
export function AuditDetails({ details }: { details: AuditEntry['details'] }) {
  const { i18n } = useLingui();
  const valueOf = useDetailValues();
  const facts = Object.entries(details);
  if (facts.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {facts.map(([name, value]) => {
        const label = detailNames[name];
        return (
          <Box component="li" key={name} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label ? i18n._(label) : name}
              {': '}
            </Box>
            {valueOf(name, value)}
          </Box>
        );
      })}
    </Box>
  );
}
