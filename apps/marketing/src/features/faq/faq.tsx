import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Link, TextInput } from '@tolk/design-system';
import { Link as InnerLink, RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { findQuestions } from '../../questions/find-questions.ts';
import { QuestionItem } from '../../questions/question-item.tsx';
import { questionGroups } from '../../questions/question.ts';
import { askable, questions } from '../../questions/questions.ts';
import { useBilingual } from '../../site/bilingual.ts';
import { Column } from '../../site/column.tsx';
import { Heading, Lead, Title } from '../../site/headline.tsx';
import { QuietList } from '../../site/quiet-list.tsx';
import { useQuestionHash } from './use-question-hash.ts';

/** All questions by group, or those that hold what was typed. */
export function Faq() {
  const [typed, setTyped] = useState('');
  const onOpen = useQuestionHash();
  const searching = typed.trim() !== '';
  return (
    <Column>
      <Box sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 6 }, display: 'grid', gap: 2 }}>
        <Title>
          <Trans>Questions and answers</Trans>
        </Title>
        <Lead>
          <Trans>What clients and translators ask before, during and after an order.</Trans>
        </Lead>
        <Search typed={typed} onType={setTyped} />
      </Box>
      {searching ? <Found typed={typed} /> : <Groups onOpen={onOpen} />}
    </Column>
  );
}

function Search({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <Box role="search" sx={{ maxWidth: 480, mt: 2 }}>
      <TextInput
        type="search"
        label={t`Search the questions`}
        placeholder={t`Refund, payout, language test`}
        value={typed}
        maxLength={100}
        onChange={(event) => onType(event.target.value)}
      />
    </Box>
  );
}

function Groups({ onOpen }: { onOpen: (id: string) => void }) {
  const say = useBilingual();
  const { t } = useLingui();
  return (
    <Box
      sx={{
        pb: { xs: 7, md: 12 },
        display: 'grid',
        alignItems: 'start',
        columnGap: 8,
        rowGap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
      }}
    >
      <Box
        component="nav"
        aria-label={t`Groups of questions`}
        sx={{ position: { md: 'sticky' }, top: 24 }}
      >
        <QuietList sx={{ '& a': { display: 'inline-block', py: 0.75 } }}>
          {questionGroups.map(({ id, title }) => (
            <li key={id}>
              <Link component={InnerLink} to={`#${id}`} color="inherit">
                {say(title)}
              </Link>
            </li>
          ))}
        </QuietList>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 }, minWidth: 0 }}>
        {questionGroups.map(({ id, title }) => (
          <Box component="section" key={id} id={id} sx={{ scrollMarginTop: 24 }}>
            <Heading sx={{ mb: 2 }}>{say(title)}</Heading>
            {questions[id].map((question) => (
              <QuestionItem key={question.id} question={question} onOpen={onOpen} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Found({ typed }: { typed: string }) {
  const list = findQuestions(askable(), typed);
  return (
    <Box sx={{ pb: { xs: 7, md: 12 }, minHeight: '40vh' }}>
      <Box role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {list.length === 0 ? (
          <Trans>Nothing found. Try another word, or ask customer service.</Trans>
        ) : (
          <Plural value={list.length} one="# question" other="# questions" />
        )}
      </Box>
      {list.map((question) => (
        <QuestionItem key={question.id} question={question} typed={typed} />
      ))}
      {list.length === 0 ? (
        <Link component={RouteLink} to="customerService">
          <Trans context="link">Customer service</Trans>
        </Link>
      ) : null}
    </Box>
  );
}
