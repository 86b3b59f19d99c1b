import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box, Link } from '@tolk/design-system';
import { LanguagePairChip, StatusChip } from '@tolk/design-system/pieces';
import { optionLetter } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { useSkills } from '../../question-facts/use-skills.ts';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';

type Read = ResponseOf<(typeof calls)['opsinterface']['questions']['readQuestions']>;

/** What an import would add, and lines that the bank has already. */
export function ReadLines({ questions, repeated, faults }: Read) {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <FaultyLines faults={faults} />
      <RepeatedLines repeated={repeated} />
      <NewQuestions questions={questions} />
    </Box>
  );
}

function lineColumn<Row extends { line: number }>(): RecordColumn<Row> {
  return {
    key: 'line',
    label: <Trans context="column">Line</Trans>,
    renderCell: ({ line }) => <Trans>Line {line}</Trans>,
  };
}

function FaultyLines({ faults }: Pick<Read, 'faults'>) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <>
      <Alert severity="error" role="alert" sx={{ width: '100%' }}>
        <Trans>Nothing can be added yet. Correct these lines and choose the file again.</Trans>
      </Alert>
      <RecordTable
        label={t`Lines to correct`}
        rows={faults}
        rowKey={({ line }) => String(line)}
        columns={[
          lineColumn(),
          {
            key: 'reason',
            label: <Trans context="column">Why</Trans>,
            renderCell: ({ reason }) => reason,
          },
        ]}
      />
    </>
  );
}

function RepeatedLines({ repeated }: Pick<Read, 'repeated'>) {
  const { t } = useLingui();
  if (repeated.length === 0) return null;
  const differing = repeated.some(({ otherAnswer }) => otherAnswer);
  return (
    <>
      <Alert severity={differing ? 'warning' : 'info'} sx={{ width: '100%' }}>
        <Trans>The bank already has these questions. They are not added again.</Trans>{' '}
        {differing ? (
          <Trans>
            Where the right option differs, the bank’s own stays. Open the question to correct or
            retire it.
          </Trans>
        ) : null}
      </Alert>
      <RecordTable
        label={t`Already in the bank`}
        rows={repeated}
        rowKey={({ line }) => String(line)}
        columns={[
          lineColumn(),
          {
            key: 'question',
            label: <Trans context="column">Question</Trans>,
            renderCell: ({ questionId, prompt, retired, otherAnswer }) => (
              <>
                <Link component={RouteLink} to="question" params={{ questionId }} target="_blank">
                  {prompt}
                </Link>{' '}
                {retired ? (
                  <StatusChip tone="neutral">
                    <Trans context="question">Retired</Trans>
                  </StatusChip>
                ) : null}{' '}
                {otherAnswer ? (
                  <StatusChip tone="attention">
                    <Trans>Other right option</Trans>
                  </StatusChip>
                ) : null}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function NewQuestions({ questions }: Pick<Read, 'questions'>) {
  const { t } = useLingui();
  const skills = useSkills();
  if (questions.length === 0) return null;
  return (
    <RecordTable
      label={t`Questions to add`}
      rows={questions}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'question',
          label: <Trans context="column">Question</Trans>,
          renderCell: ({ prompt, passage, sourceLanguage, targetLanguage }) => (
            <>
              <span lang={targetLanguage}>{prompt}</span>
              <Box
                lang={sourceLanguage}
                sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line' }}
              >
                {passage}
              </Box>
            </>
          ),
        },
        {
          key: 'options',
          label: <Trans context="option">Options</Trans>,
          renderCell: (question) => <Options question={question} />,
        },
        {
          key: 'pair',
          label: <Trans context="column">Language pair</Trans>,
          renderCell: ({ sourceLanguage, targetLanguage }) => (
            <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          ),
        },
        {
          key: 'skill',
          label: <Trans context="fact">Skill</Trans>,
          renderCell: ({ skill }) => skills.name(skill),
        },
        lineColumn(),
      ]}
    />
  );
}

/** The right one is marked. */
function Options({ question }: { question: Read['questions'][number] }) {
  const { options, answer, targetLanguage } = question;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {options.map((option, position) => (
        <Box component="li" key={option} sx={{ fontWeight: position === answer ? 600 : 400 }}>
          {optionLetter(position)}. <span lang={targetLanguage}>{option}</span>
          {position === answer ? (
            <Box component="span" sx={{ ml: 1, color: 'primary.main' }}>
              <Trans context="field">Right one</Trans>
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
