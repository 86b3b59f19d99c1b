import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FraudCase } from '@tolk/contract';
import { Box, Paper, Stack, Typography } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { UserStateChip } from '../../users/user-state-chip.tsx';
import { FraudDecisions } from './fraud-decisions.tsx';
import { signLabels, stateLooks } from './fraud-labels.ts';
import { SignEvidence, type SignProps } from './sign-evidence.tsx';

/** One group of accounts: who they are, what they have in common, and what may be decided. */
export function FraudCard({ fraudCase }: { fraudCase: FraudCase }) {
  const { i18n } = useLingui();
  const { fraudCaseId, members, signs, state, words, decidedBy, decidedTime } = fraudCase;
  const look = stateLooks[state];
  const titleId = `fraud-${fraudCaseId}`;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 3 }, listStyle: 'none' }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography id={titleId} variant="h4" component="h2">
            <Plural value={members.length} one="# account" other="# accounts" />
          </Typography>
          <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={fraudCase.foundTime} />
          </Box>
        </Box>
        <Members members={members} />
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
          {signs.map((sign, index) => (
            <li key={`${sign.kind}-${index}`}>
              <Sign sign={sign} members={members} />
            </li>
          ))}
        </Box>
        {words ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <Trans>Decision: {words}</Trans>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {decidedBy} {decidedTime ? <DateTime iso={decidedTime} /> : null}
            </Box>
          </Box>
        ) : null}
        {state === 'open' || state === 'watched' ? <FraudDecisions fraudCase={fraudCase} /> : null}
      </Stack>
    </Paper>
  );
}

function Members({ members }: Pick<FraudCase, 'members'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {members.map(({ personId, name, state }) => (
        <span key={personId}>
          <ScopeLink scope="users" id={personId}>
            {name}
          </ScopeLink>{' '}
          {state === 'active' ? null : <UserStateChip state={state} />}
        </span>
      ))}
    </Box>
  );
}

/** What is the same, and for whom where it is not for all. */
function Sign({ sign, members }: SignProps) {
  const { i18n } = useLingui();
  const { kind, facts, personIds } = sign;
  const names = new Intl.ListFormat(i18n.locale).format(
    members.filter(({ personId }) => personIds.includes(personId)).map(({ name }) => name),
  );
  const shown = facts.number ?? facts.account ?? facts.contact ?? '';
  const reviews = Number(facts.reviews ?? 0);
  const others = Number(facts.others ?? 0);
  return (
    <>
      {i18n._(signLabels[kind])}
      {shown ? <> · {shown}</> : null}
      {facts.seenTime ? (
        <>
          {' · '}
          <DateTime iso={facts.seenTime} />
        </>
      ) : null}
      {reviews > 0 ? (
        <>
          {' · '}
          <Plural value={reviews} one="# review of five stars" other="# reviews of five stars" />
        </>
      ) : null}
      {others > 0 ? (
        <>
          {' · '}
          <Plural value={others} one="to # other" other="to # others" />
        </>
      ) : null}
      {personIds.length < members.length ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{names}</Box>
      ) : null}
      {sign.evidence.length > 0 ? <SignEvidence sign={sign} members={members} /> : null}
    </>
  );
}
