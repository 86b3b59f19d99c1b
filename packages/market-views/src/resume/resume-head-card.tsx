import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResumeHead } from '@tolk/contract';
import { Avatar, Box, Paper, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { DefinitionList, StatusChip } from '@tolk/design-system/pieces';
import { formatDate, formatNumber, languageName, useLanguage } from '@tolk/i18n';
import { useNames, usePeopleNames, usePlaceNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { FigureSpans, hasFigures, useFiguresRule } from './supplier-figures.tsx';

interface Props {
  head: ResumeHead;
  actions?: ReactNode;
}

/** Who somebody is: name and proofs first, then the facts in a fixed order. */
export function ResumeHeadCard({ head, actions }: Props) {
  return (
    <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Avatar name={head.supUserName} src={head.supUserAvatar ?? undefined} size={72} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {head.supUserName}
          </Typography>
          <Proofs head={head} />
          <Rating head={head} />
          <Figures head={head} />
        </Box>
        {actions}
      </Box>
      {head.personalProfile === '' ? null : (
        <Typography sx={{ my: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {head.personalProfile}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <Facts head={head} />
      </Box>
    </Paper>
  );
}

/** What the staff has checked, in a word each. */
function Proofs({ head }: { head: ResumeHead }) {
  const { realNameVerified, companyVerified, passedTests } = head;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
      {realNameVerified ? (
        <StatusChip tone="success">
          <Trans>Real name verified</Trans>
        </StatusChip>
      ) : null}
      {realNameVerified || companyVerified ? null : (
        <StatusChip tone="neutral">
          <Trans>Real name not verified</Trans>
        </StatusChip>
      )}
      {companyVerified ? (
        <StatusChip tone="success">
          <Trans context="status">Company verified</Trans>
        </StatusChip>
      ) : null}
      {passedTests.length > 0 ? (
        <StatusChip tone="active">
          <Plural value={passedTests.length} one="# test passed" other="# tests passed" />
        </StatusChip>
      ) : null}
    </Stack>
  );
}

function Rating({ head: { rating, completedOrders } }: { head: ResumeHead }) {
  const language = useLanguage();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1, typography: 'body2' }}
    >
      {rating.average === null ? (
        <span>
          <Trans>No reviews yet</Trans>
        </span>
      ) : (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <Stars value={rating.average} />
          <span data-figures="">{formatNumber(rating.average, language)}</span>
          <span>
            <Plural value={rating.count} one="(# review)" other="(# reviews)" />
          </span>
        </Box>
      )}
      <span>
        <Plural value={completedOrders} one="# order completed" other="# orders completed" />
      </span>
    </Stack>
  );
}

/** How they work, and how that is counted; nothing while there is too little to say. */
function Figures({ head: { figures } }: { head: ResumeHead }) {
  const rule = useFiguresRule();
  if (!hasFigures(figures)) return null;
  return (
    <Stack spacing={0.5} sx={{ mt: 1 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}
      >
        <FigureSpans figures={figures} />
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {rule}
      </Typography>
    </Stack>
  );
}

function Facts({ head }: { head: ResumeHead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const people = usePeopleNames();
  const placeNames = usePlaceNames();
  const list = (values: readonly string[]) => values.join(language === 'en' ? ', ' : '、');
  const entries = [
    { key: 'company', label: t({ message: 'Company', context: 'fact' }), value: head.companyName },
    {
      key: 'place',
      label: t({ message: 'Location', context: 'fact' }),
      value: list(placeNames(head, head.location)),
    },
    {
      key: 'mother',
      label: t({ message: 'Native language', context: 'fact' }),
      value: nameOf(head.motherTongue),
    },
    {
      key: 'languages',
      label: t({ message: 'Other languages', context: 'fact' }),
      value: list(head.languageSkills.map(nameOf)),
    },
    {
      key: 'fields',
      label: t({ message: 'Professional fields', context: 'fact' }),
      value: list(head.whFieldIds.map(names.field)),
    },
    {
      key: 'years',
      label: t({ message: 'Translation experience', context: 'fact' }),
      value: people('translationYears', head.translationYears),
    },
    {
      key: 'hours',
      label: t({ message: 'Availability', context: 'fact' }),
      value: list(head.jieGaoTime.map((value) => people('availability', value))),
    },
    {
      key: 'degree',
      label: t({ message: 'Degree', context: 'fact' }),
      value: head.degree === null ? null : people('degree', head.degree),
    },
    { key: 'age', label: t({ message: 'Age', context: 'fact' }), value: head.age },
    {
      key: 'sex',
      label: t({ message: 'Gender', context: 'fact' }),
      value: people('sex', head.sex),
    },
    {
      key: 'since',
      label: t({ message: 'Member since', context: 'fact' }),
      value: formatDate(head.memberSince, { language }),
    },
  ];
  return <DefinitionList entries={entries} />;

  function nameOf(code: string): string {
    return code === '' ? '' : languageName(code, language);
  }
}
