import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeratedContent } from '@tolk/contract';
import { Box, Paper, Typography } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { moderationReasons } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { moderationChips } from '@tolk/labels';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { ContentActions } from './content-actions.tsx';

/** One page, posting or review with its text, what became of it, and what may be done. */
export function ContentCard({ content }: { content: ModeratedContent }) {
  const { i18n } = useLingui();
  const { title, text, personId, personName, time, hiding } = content;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {hiding ? (
          <StatusChip tone={moderationChips[hiding.state].tone}>
            {i18n._(moderationChips[hiding.state].label)}
          </StatusChip>
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <ScopeLink scope="users" id={personId} underline="always">
          {personName}
        </ScopeLink>{' '}
        · <DateTime iso={time} />
      </Typography>
      <HiddenText content={content} />
      <Typography
        dir="auto"
        sx={{ my: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        component="div"
      >
        {text}
      </Typography>
      {hiding ? <HidingFacts hiding={hiding} /> : null}
      <ContentActions content={content} />
    </Paper>
  );
}

/** Where it reads otherwise since: what was hidden comes first, since that is what is decided on. */
function HiddenText({ content: { title, text, hiding } }: { content: ModeratedContent }) {
  if (hiding === null || hiding.text === null) return null;
  if (hiding.text === text && hiding.title === title) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        <Trans>As it was when it was hidden</Trans>
      </Typography>
      <Box
        dir="auto"
        sx={{
          my: 0.5,
          pl: 1.5,
          borderLeft: 3,
          borderColor: 'divider',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {hiding.title === title ? null : <Box sx={{ fontWeight: 600 }}>{hiding.title}</Box>}
        {hiding.text}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        <Trans>As it is now</Trans>
      </Typography>
    </>
  );
}

function HidingFacts({ hiding }: { hiding: NonNullable<ModeratedContent['hiding']> }) {
  const language = useLanguage();
  const { reason, words, hiddenBy, hiddenTime, appeal, decision, decidedBy } = hiding;
  const why = moderationReasons.find(({ value }) => value === reason);
  const said = why?.[language === 'en' ? 'en' : 'zh'];
  return (
    <Box sx={{ mb: 1.5, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <div>
        <Trans>
          Hidden by {hiddenBy}, <DateTime iso={hiddenTime} />: {said}
        </Trans>
        {/* Not within the sentence: what looks like a tag there would be taken for one of ours. */}
        {words === '' ? null : <div>{words}</div>}
      </div>
      {appeal === '' ? null : (
        <div>
          <Trans>Appeal: {appeal}</Trans>
        </div>
      )}
      {decidedBy === null ? null : (
        <div>
          <Trans>
            Decided by {decidedBy}: {decision}
          </Trans>
        </div>
      )}
    </Box>
  );
}
