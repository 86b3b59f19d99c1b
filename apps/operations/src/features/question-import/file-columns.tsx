import { Trans, useLingui } from '@lingui/react/macro';
import { saveFile } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { limits, questionColumns, type QuestionColumn } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';
import { FileButton } from '@tolk/market-views';
import type { ReactNode } from 'react';
import { useSkills } from '../../question-facts/use-skills.ts';
import { RecordTable } from '../../records/record-table.tsx';

interface ColumnHelp {
  name: string;
  content: ReactNode;
  example: string;
}

/** What each column of the file holds, and an empty file with their names. */
export function FileColumns() {
  const { t } = useLingui();
  const language = useLanguage();
  const template = () => {
    const line = questionColumns.map(({ en, zh }) => (language === 'en' ? en : zh)).join(',');
    // By the mark in front a spreadsheet knows that the file is UTF-8.
    saveFile(new File([`\uFEFF${line}\r\n`], 'tolk-questions.csv', { type: 'text/csv' }));
    return Promise.resolve();
  };
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <Box>
        <FileButton onDownload={template}>
          <Trans context="button">Download a template</Trans>
        </FileButton>
      </Box>
      <RecordTable
        label={t`Columns of the file`}
        rows={useColumnHelp()}
        rowKey={(row) => row.name}
        columns={[
          {
            key: 'name',
            label: <Trans context="column">Column</Trans>,
            renderCell: (row) => row.name,
          },
          {
            key: 'content',
            label: <Trans context="column">What it holds</Trans>,
            renderCell: ({ content }) => content,
          },
          {
            key: 'example',
            label: <Trans context="column">Example</Trans>,
            renderCell: ({ example }) => example,
          },
        ]}
      />
    </Box>
  );
}

function useColumnHelp(): ColumnHelp[] {
  const language = useLanguage();
  const name = (column: QuestionColumn) => nameIn(questionColumns, column, language);
  const { name: skillName, choices } = useSkills();
  const { languageTest } = limits;
  const prompt = formatNumber(languageTest.prompt, language);
  const passage = formatNumber(languageTest.passage, language);
  const option = formatNumber(languageTest.option, language);
  const skills = choices.map(({ label }) => label).join(language === 'en' ? ', ' : '、');
  return [
    {
      name: name('sourceLanguage'),
      content: <Trans>The language by its name or code.</Trans>,
      example: 'de',
    },
    {
      name: name('targetLanguage'),
      content: <Trans>The language by its name or code.</Trans>,
      example: 'en',
    },
    { name: name('skill'), content: skills, example: skillName('terminology') },
    {
      name: name('prompt'),
      content: <Trans>What is asked, in the target language; up to {prompt} characters.</Trans>,
      example: 'Choose the best translation.',
    },
    {
      name: name('passage'),
      content: (
        <Trans>
          A text to translate or assess, up to {passage} characters; empty if none is needed.
        </Trans>
      ),
      example: 'Das Gerät ist handlich.',
    },
    {
      name: `${name('optionA')} – ${name('optionD')}`,
      content: <Trans>Four different answers, each up to {option} characters.</Trans>,
      example: 'The device is handy.',
    },
    {
      name: name('answer'),
      content: <Trans>The letter of the right one.</Trans>,
      example: 'A',
    },
  ];
}
