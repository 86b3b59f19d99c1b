import { Plural, Trans } from '@lingui/react/macro';
import type { UserDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

/** What a block closes, what it holds back and what goes on in spite of it, with counts. */
export function BlockConsequences({ blocking }: { blocking: UserDetail['blocking'] }) {
  const { openPostings, liveOrders, heldAmount, openApplications, openSettlements } = blocking;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      <Item>
        <Trans>
          All sessions end within seconds and the person can’t log in until the account is
          unblocked.
        </Trans>
      </Item>
      {openPostings > 0 ? (
        <Item>
          <Plural
            value={openPostings}
            one="# open project closes. Unblocking opens it again if its deadline has not passed."
            other="# open projects close. Unblocking opens them again if their deadlines have not passed."
          />
        </Item>
      ) : null}
      {liveOrders > 0 ? (
        <Item>
          <Plural
            value={liveOrders}
            one="# order in progress continues and its deadlines keep running, but the person can’t act on it."
            other="# orders in progress continue and their deadlines keep running, but the person can’t act on them."
          />
        </Item>
      ) : null}
      {heldAmount > 0 ? (
        <Item>
          <Trans>
            <Money amount={heldAmount} currency="CNY" /> paid for these orders stays held.
          </Trans>
        </Item>
      ) : null}
      {openApplications > 0 ? (
        <Item>
          <Plural
            value={openApplications}
            one="# application stays with the client."
            other="# applications stay with the clients."
          />
        </Item>
      ) : null}
      {openSettlements > 0 ? (
        <Item>
          <Plural
            value={openSettlements}
            one="# settlement application is not paid out while the account is blocked."
            other="# settlement applications are not paid out while the account is blocked."
          />
        </Item>
      ) : null}
    </Box>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <Typography component="li">{children}</Typography>;
}
