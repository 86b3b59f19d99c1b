import { Plural, Trans } from '@lingui/react/macro';
import { useSupGetSettlementQuoteMutation } from '@tolk/api-client';
import type { Obstacle, Quote } from '@tolk/contract';
import { Box, Button, Skeleton, Stack, Typography } from '@tolk/design-system';
import { ActionButton, Money, Section } from '@tolk/design-system/pieces';
import type { SettlementMethodName } from '@tolk/domain';
import { pathTo, profilePageRoutes } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { ObstacleDialog } from '../../profile-steps/obstacle-dialog.tsx';
import { useSettlingCheck } from '../../profile-steps/use-settling-check.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { LiveQuote } from './live-quote.tsx';
import { MethodChoice } from './method-choice.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import { availableShortfall, shortfallOf, type MethodState, type Position } from './shortfall.ts';
import type { ChosenProjects } from './use-chosen-projects.ts';
import { useQuote } from './use-quote.ts';

interface ApplyPanelProps {
  position: Position;
  chosen: ChosenProjects;
}

/** How the chosen projects are paid out, what arrives, and the button that asks for it. */
export function ApplyPanel({ position, chosen }: ApplyPanelProps) {
  const { methods } = position;
  const [picked, setPicked] = useState<SettlementMethodName>();
  const usable = methods.filter(({ obstacles }) => obstacles.length === 0);
  const method = usable.find((one) => one.method === picked) ?? usable[0];
  const [ask] = useSupGetSettlementQuoteMutation();
  const { quote, failed, renew } = useQuote(chosen.ids, method?.method, async (request) => {
    const { data } = await ask(request);
    return data ?? null;
  });
  const { ifComplete, obstacle, dismiss } = useSettlingCheck();
  const [confirming, setConfirming] = useState(false);
  const isApplicable = quote?.obstacles.length === 0;
  // What was to be confirmed is no more: it must not come back by itself with the next choice.
  if (confirming && !isApplicable) setConfirming(false);

  return (
    <Section title={<Trans>How you get paid</Trans>}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <MethodChoice methods={methods} value={method?.method} onChoose={setPicked} />
        <Stack spacing={2}>
          <Typography>
            <Plural
              value={chosen.count}
              _0="No project is chosen."
              one="# project is chosen:"
              other="# projects are chosen:"
            />{' '}
            {chosen.count > 0 ? (
              <Money amount={chosen.sum} currency="CNY" emphasis="strong" />
            ) : null}
          </Typography>
          <QuotePart
            quote={quote}
            state={failed ? 'failed' : chosen.count > 0 && method ? 'fetching' : 'nothing'}
            onRenew={renew}
          />
          <ActionButton
            variant="contained"
            color="secondary"
            off={isForProfile(position) ? null : offReason({ position, chosen, method, quote })}
            onAct={() => void ifComplete(() => setConfirming(true))}
          >
            <Trans>Apply for settlement</Trans>
          </ActionButton>
        </Stack>
      </Box>
      <ObstacleDialog
        title={<Trans>Complete your profile to be paid</Trans>}
        obstacle={obstacle}
        onClose={dismiss}
      />
      {confirming && quote && isApplicable ? (
        <ApplyDialog
          quote={quote}
          payee={method?.payee ?? ''}
          onRenew={renew}
          onApplied={chosen.clear}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </Section>
  );
}

interface QuotePartProps {
  quote: Quote | undefined;
  /** What an absent quote means. */
  state: 'nothing' | 'fetching' | 'failed';
  onRenew: () => void;
}

function QuotePart({ quote, state, onRenew }: QuotePartProps) {
  if (quote) return <LiveQuote quote={quote} onExpire={onRenew} />;
  if (state === 'fetching') return <Skeleton variant="rounded" height={140} />;
  if (state === 'nothing') return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }} role="alert">
      <Trans>The amounts could not be loaded.</Trans>
      <Button variant="outlined" onClick={onRenew}>
        <Trans context="button">Try again</Trans>
      </Button>
    </Stack>
  );
}

interface Standing {
  position: Position;
  chosen: ChosenProjects;
  method: MethodState | undefined;
  quote: Quote | undefined;
}

/** Only the profile stands against an application: the button then leads to what is missing. */
function isForProfile({ obstacles }: Position): boolean {
  return obstacles.length > 0 && obstacles.every(({ path }) => path !== null && mends.has(path));
}

const mends: ReadonlySet<string> = new Set(
  Object.values(profilePageRoutes).map((name) => pathTo(name)),
);

/** Why nothing can be applied for now; null when it can. */
function offReason({ position, chosen, method, quote }: Standing): ReactNode {
  if (quote && method) {
    return quote.obstacles.length > 0 ? (
      <Off obstacles={quote.obstacles} shortfall={shortfallOf(quote, method)} />
    ) : null;
  }
  if (position.obstacles.length > 0) {
    const shortfall = position.currentSettlementId ? null : availableShortfall(position);
    return <Off obstacles={position.obstacles} shortfall={shortfall} />;
  }
  if (chosen.count === 0)
    return <Trans>Choose at least one project that is ready to settle.</Trans>;
  if (!method) return <Trans>None of your payout methods can be used at the moment.</Trans>;
  return <Trans>The amounts are loading.</Trans>;
}

interface OffProps {
  obstacles: readonly Obstacle[];
  shortfall: ReturnType<typeof shortfallOf>;
}

function Off({ obstacles, shortfall }: OffProps) {
  return (
    <>
      <ObstacleList obstacles={obstacles} />
      {shortfall ? (
        <Trans>
          <Money {...shortfall} /> is missing.
        </Trans>
      ) : null}
    </>
  );
}
