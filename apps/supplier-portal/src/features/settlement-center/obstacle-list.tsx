import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Obstacle } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { AvailableFrom } from '@tolk/design-system/pieces';
import { Link as AddressLink, pathTo, useLocation, type RouteName } from '@tolk/platform';
import { SentenceGap } from '@tolk/i18n';
import { feeInvoicesPart } from './fee-invoices.tsx';

/** What mends it, by the screen where that is done, and the part of it. */
const remedies: ReadonlyArray<readonly [RouteName, MessageDescriptor, part?: string]> = [
  ['settlementMethods', msg`Verify a payout method`],
  ['settlementRecord', msg`See this month’s application`],
  ['expenseSettlement', msg`Upload the invoice`, feeInvoicesPart],
  ['basicInformation', msg`Complete your information`],
  ['personalVerification', msg`Verify your identity`],
  ['myResume', msg`Complete your resume`],
  ['languageTest', msg`Take a language test`],
];

/** Why something is off: each reason with the moment from which it no longer stands, and what mends it. */
export function ObstacleList({ obstacles }: { obstacles: readonly Obstacle[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {obstacles.map((obstacle) => (
        <li key={obstacle.reason}>
          <ObstacleLine obstacle={obstacle} />
        </li>
      ))}
    </Box>
  );
}

function ObstacleLine({ obstacle: { reason, availableAt, path } }: { obstacle: Obstacle }) {
  return (
    <>
      {reason}
      <SentenceGap />
      {availableAt ? <AvailableFrom iso={availableAt} /> : null}
      <SentenceGap />
      {path ? <Remedy path={path} /> : null}
    </>
  );
}

function Remedy({ path }: { path: string }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const [screen] = path.split(/[?#]/);
  const [, words, part] = remedies.find(([name]) => pathTo(name) === screen) ?? [];
  // Where it is done on this very screen, filters and page of its list stay.
  const address = path === pathname ? path + search : path;
  return (
    <Link
      component={AddressLink}
      to={part === undefined ? address : `${address}#${part}`}
      underline="always"
      sx={{ display: 'inline-block' }}
    >
      {i18n._(words ?? msg`See what to do`)}
    </Link>
  );
}
