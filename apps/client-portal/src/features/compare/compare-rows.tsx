import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, Stack, Typography } from '@tolk/design-system';
import { LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { priceOf } from '@tolk/domain';
import { applicationLook, useNames, usePeopleNames } from '@tolk/labels';
import { FigureSpans, hasFigures, ProvenFields, useOutputAmounts } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { SupplierRating } from '../../suppliers/supplier-rating.tsx';
import { WholePrice } from '../../work-terms/whole-price.tsx';
import { MatchExplanation } from '../../suppliers/match-explanation.tsx';
import type { Compared } from './use-compared.ts';

interface CompareRow {
  key: string;
  label: ReactNode;
  renderCell: (one: Compared) => ReactNode;
}

/** What is compared, in the order that decides. */
export const compareRows: readonly CompareRow[] = [
  {
    key: 'project',
    label: <Trans context="column">Project</Trans>,
    renderCell: (one) => <ProjectCell {...one} />,
  },
  {
    key: 'match',
    label: <Trans context="column">Match</Trans>,
    renderCell: (one) => <MatchCell {...one} />,
  },
  {
    key: 'price',
    label: <Trans context="column">Expected pay</Trans>,
    renderCell: (one) => <PriceCell {...one} />,
  },
  {
    key: 'rate',
    label: <Trans>Rate in the resume</Trans>,
    renderCell: (one) => <RateCell {...one} />,
  },
  {
    key: 'output',
    label: <Trans context="column">Output</Trans>,
    renderCell: (one) => <OutputCell {...one} />,
  },
  {
    key: 'tests',
    label: <Trans context="column">Tests passed</Trans>,
    renderCell: (one) => <TestsCell {...one} />,
  },
  {
    key: 'verification',
    label: <Trans context="column">Verification</Trans>,
    renderCell: (one) => <VerificationCell {...one} />,
  },
  {
    key: 'experience',
    label: <Trans context="column">Experience</Trans>,
    renderCell: (one) => <ExperienceCell {...one} />,
  },
  {
    key: 'rating',
    label: <Trans context="column">Rating</Trans>,
    renderCell: (one) => <RatingCell {...one} />,
  },
  {
    key: 'figures',
    label: <Trans context="column">How they work</Trans>,
    renderCell: (one) => <FiguresCell {...one} />,
  },
  {
    key: 'status',
    label: <Trans context="column">Status</Trans>,
    renderCell: (one) => <StatusCell {...one} />,
  },
];

function None({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function FiguresCell({ resume: { head } }: Compared) {
  return hasFigures(head.figures) ? (
    <Stack spacing={0.5}>
      <FigureSpans figures={head.figures} />
    </Stack>
  ) : (
    <None>
      <Trans>Too few orders yet</Trans>
    </None>
  );
}

/** One supplier may have applied for two of them. */
function ProjectCell({ application: { projectReleaseInforId, projectName } }: Compared) {
  return (
    <Link
      component={RouteLink}
      to="positionDetail"
      params={{ projectReleaseInforId }}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {projectName}
    </Link>
  );
}

function MatchCell({ match, application }: Compared) {
  return match ? (
    <MatchExplanation match={match} supUserName={application.supUserName} />
  ) : (
    <None>
      <Trans>Only for suppliers who chose to be listed</Trans>
    </None>
  );
}

function PriceCell({ application }: Compared) {
  const names = useNames();
  const { expectedPrice, estimatedWorkload, currency, unitName } = application;
  return (
    <Stack spacing={0.5}>
      <span>
        <Money amount={expectedPrice} currency={currency} emphasis="strong" />{' '}
        {names.perUnit(unitName)}
      </span>
      <WholePrice price={priceOf(expectedPrice, estimatedWorkload)} currency={currency} />
    </Stack>
  );
}

/** What the resume offers in the posting's pair. */
function pairOutputs({ application, resume }: Compared) {
  const { sourceLanguage, targetLanguage } = application;
  return resume.outputs.filter(
    (output) =>
      output.sourceLanguage === sourceLanguage && output.targetLanguage === targetLanguage,
  );
}

function RateCell(one: Compared) {
  const names = useNames();
  const priced = pairOutputs(one).flatMap(({ unitPrice, ...output }) =>
    unitPrice === null ? [] : [{ ...output, unitPrice }],
  );
  if (priced.length === 0) {
    return (
      <None>
        <Trans context="value">By agreement</Trans>
      </None>
    );
  }
  return priced.map(({ estimateYieldId, outputType, unitPrice, currency, unitName }) => (
    <div key={estimateYieldId}>
      {names.type(outputType)} · <Money amount={unitPrice} currency={currency} />{' '}
      {names.perUnit(unitName)}
    </div>
  ));
}

function OutputCell(one: Compared) {
  const names = useNames();
  const outputs = pairOutputs(one);
  const { sourceLanguage, targetLanguage } = one.application;
  const { perDay } = useOutputAmounts(sourceLanguage);
  if (outputs.length === 0) {
    return (
      <None>
        <Trans>This pair is not in the resume</Trans>
      </None>
    );
  }
  return (
    <Stack spacing={0.5}>
      <span>
        <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
      </span>
      {outputs.map(({ estimateYieldId, outputType, wordsPerDay }) => (
        <span key={estimateYieldId} data-figures="">
          {names.type(outputType)}
          {wordsPerDay === null ? null : ` · ${perDay(wordsPerDay)}`}
        </span>
      ))}
    </Stack>
  );
}

function TestsCell({ resume }: Compared) {
  const language = useLanguage();
  const { passedTests } = resume.head;
  if (passedTests.length === 0) {
    return (
      <None>
        <Trans context="value">None</Trans>
      </None>
    );
  }
  const marked = passedTests.findIndex(({ provenFieldIds }) => provenFieldIds.length > 0);
  return (
    <Stack spacing={0.5}>
      {passedTests.map(({ sourceLanguage, targetLanguage, score, provenFieldIds }, at) => (
        <Stack
          key={`${sourceLanguage} ${targetLanguage}`}
          component="span"
          direction="row"
          useFlexGap
          spacing={0.5}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          {score === null ? null : <span data-figures="">{formatPercent(score, language)}</span>}
          <ProvenFields fields={provenFieldIds} explained={at !== marked} />
        </Stack>
      ))}
    </Stack>
  );
}

function VerificationCell({ resume: { head } }: Compared) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {head.realNameVerified ? (
        <StatusChip tone="success">
          <Trans>Real name verified</Trans>
        </StatusChip>
      ) : (
        <None>
          <Trans>Real name not verified</Trans>
        </None>
      )}
      {head.companyVerified ? (
        <StatusChip tone="success">
          <Trans context="status">Company verified</Trans>
        </StatusChip>
      ) : null}
    </Stack>
  );
}

function ExperienceCell({ resume: { head } }: Compared) {
  const people = usePeopleNames();
  const { translationYears, completedOrders } = head;
  return (
    <Stack spacing={0.5}>
      {translationYears === '' ? null : <span>{people('translationYears', translationYears)}</span>}
      <span>
        <Plural value={completedOrders} one="# order completed" other="# orders completed" />
      </span>
    </Stack>
  );
}

function RatingCell({ resume: { head } }: Compared) {
  return <SupplierRating rating={head.rating} />;
}

function StatusCell({ application }: Compared) {
  const { i18n } = useLingui();
  const { label, tone } = applicationLook(application.status, 'client');
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
