import { Trans } from '@lingui/react/macro';
import { TabStoreProvider, useSupGetPublicMarketQuery } from '@tolk/api-client';
import { Box, Button, DataState } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { RouteLink } from '@tolk/platform';
import { FaceCard } from './face-card.tsx';
import { FaceList } from './face-list.tsx';
import { MarketRates } from './market-rates.tsx';

/** Faces of the directory and rates of the market, live. */
export function MarketParts() {
  return (
    <TabStoreProvider>
      <Parts />
    </TabStoreProvider>
  );
}

function Parts() {
  const query = useSupGetPublicMarketQuery({});
  return (
    <DataState
      query={query}
      skeleton={4}
      isEmpty={({ suppliers, rates }) => suppliers.length + rates.length === 0}
      empty={{
        title: <Trans>Nobody shows a page yet</Trans>,
        drawing: <InboxDrawing width={120} />,
      }}
    >
      {({ suppliers, rates }) => (
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 } }}>
          <FaceList>
            {suppliers.map((face) => (
              <FaceCard key={face.path} face={face} />
            ))}
          </FaceList>
          <div>
            <Button component={RouteLink} to="directory" variant="outlined" size="large">
              <Trans>See all translators</Trans>
            </Button>
          </div>
          {rates.length > 0 ? <MarketRates rates={rates} /> : null}
        </Box>
      )}
    </DataState>
  );
}
