import { Trans, useLingui } from '@lingui/react/macro';
import type { Question } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { LanguagePairChip, StatusChip } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';
import { useSkills } from '../../question-facts/use-skills.ts';
import { DiscriminationMark } from '../../question-facts/discrimination-mark.tsx';
import { OptionBars } from './option-bars.tsx';

interface QuestionTableProps {
  questions: readonly Question[];
  isChosen: (question: Question) => boolean;
  onToggle: (question: Question) => void;
}

/** Questions with how they fare in tests; each can be chosen. */
export function QuestionTable({ questions, isChosen, onToggle }: QuestionTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns: readonly [RecordColumn<Question>, ...RecordColumn<Question>[]] = [
    {
      key: 'question',
      label: <Trans context="column">Question</Trans>,
      renderCell: (question) => (
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Checkbox
            size="small"
            edge="start"
            checked={isChosen(question)}
            onChange={() => onToggle(question)}
            slotProps={{ input: { 'aria-label': t`Select ${question.prompt}` } }}
          />
          <Name question={question} />
        </Box>
      ),
    },
    {
      key: 'asked',
      label: <Trans context="question">Asked</Trans>,
      align: 'right',
      renderCell: ({ asked }) => formatNumber(asked, language),
    },
    {
      key: 'correct',
      label: <Trans context="question">Right</Trans>,
      align: 'right',
      renderCell: ({ correctShare }) =>
        correctShare === null ? null : formatPercent(correctShare, language),
    },
    {
      key: 'options',
      label: <Trans context="column">Chosen options</Trans>,
      renderCell: ({ chosen, answer, asked }) =>
        asked === 0 ? null : <OptionBars chosen={chosen} answer={answer} />,
    },
    {
      key: 'discrimination',
      label: <Trans context="column">Discrimination</Trans>,
      renderCell: ({ asked, discrimination }) =>
        asked === 0 ? null : <DiscriminationMark value={discrimination} />,
    },
  ];
  return (
    <RecordTable
      label={t({ message: 'Questions', context: 'region' })}
      columns={columns}
      rows={questions}
      rowKey={({ questionId }) => questionId}
    />
  );
}

function Name({ question }: { question: Question }) {
  const skills = useSkills();
  const { questionId, prompt, passage, sourceLanguage, targetLanguage, skill, retired } = question;
  return (
    <Box sx={{ minWidth: { md: 280 } }}>
      <Link component={RouteLink} to="question" params={{ questionId }} underline="always">
        <span lang={targetLanguage}>{prompt}</span>
      </Link>
      {passage === '' ? null : (
        <Box
          lang={sourceLanguage}
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {passage}
        </Box>
      )}
      <Box
        sx={{
          mt: 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
        <span>{skills.name(skill)}</span>
        {retired ? (
          <StatusChip tone="neutral">
            <Trans context="question">Retired</Trans>
          </StatusChip>
        ) : null}
      </Box>
    </Box>
  );
}
