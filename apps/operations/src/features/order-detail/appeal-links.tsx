import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

/** The ways to the appeals about an order, the newest first. */
export function AppealLinks({ appealIds }: Pick<OrderDetail, 'appealIds'>) {
  if (appealIds.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <Trans>There are appeals about this order:</Trans>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {appealIds.map((id, index) => (
          <li key={id}>
            <ScopeLink scope="appeals" id={id}>
              <Trans>Appeal {appealIds.length - index}</Trans>
            </ScopeLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
