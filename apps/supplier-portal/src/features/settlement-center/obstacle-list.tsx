import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Obstacle } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { Deadline } from '@tolk/design-system/pieces';
import { Link as AddressLink, pathTo, type RouteName } from '@tolk/platform';

/** What mends it, by the screen where that is done. */
const remedies: ReadonlyArray<readonly [RouteName, MessageDescriptor]> = [
  ['settlementMethods', msg`Certify a settlement method`],
  ['settlementRecord', msg`See this month’s application`],
  ['expenseSettlement', msg`Upload the invoice`],
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
  const { i18n } = useLingui();
  return (
    <>
      {reason}{' '}
      {availableAt ? (
        <Trans>
          Possible <Deadline iso={availableAt} />.
        </Trans>
      ) : null}{' '}
      {path ? (
        <Link component={AddressLink} to={path} underline="always">
          {i18n._(remedyOf(path))}
        </Link>
      ) : null}
    </>
  );
}

function remedyOf(path: string): MessageDescriptor {
  const [screen] = path.split(/[?#]/);
  return remedies.find(([name]) => pathTo(name) === screen)?.[1] ?? msg`See what to do`;
}
