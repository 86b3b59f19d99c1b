import { Trans } from '@lingui/react/macro';
import { Button, DataState, Empty, Link } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { InviteCompared } from '../../features/compare/invite-compared.tsx';
import { CompareTable } from '../../features/compare/compare-table.tsx';
import { useComparison } from '../../features/compare/use-comparison.ts';

/** Applications side by side; their ids stand in the address (`applications`, separated by commas). */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const ids = (search.get('applications') ?? '').split(',').filter(Boolean);
  const comparison = useComparison(ids);

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Compare</Trans>}
        description={<Trans>Key facts side by side.</Trans>}
        back={
          <Link component={RouteLink} to="people" params={{ compare: ids.join(',') }}>
            <Trans context="link">Choose others</Trans>
          </Link>
        }
      />
      {ids.length === 0 ? (
        <Empty
          title={<Trans>No one selected</Trans>}
          message={<Trans>Tick “Compare” at two to four applications.</Trans>}
          drawing={<TableDrawing />}
          action={
            <Button component={RouteLink} to="people" variant="outlined">
              <Trans context="button">People</Trans>
            </Button>
          }
        />
      ) : (
        <DataState query={comparison} skeleton={6}>
          {(compared) => (
            <>
              <InviteCompared compared={compared} />
              <CompareTable
                compared={compared}
                onRemove={({ projectApplicationJLId }) =>
                  setSearch({
                    applications: ids.filter((id) => id !== projectApplicationJLId).join(','),
                  })
                }
              />
            </>
          )}
        </DataState>
      )}
    </>
  );
}
