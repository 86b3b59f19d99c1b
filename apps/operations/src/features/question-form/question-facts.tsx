import { Trans } from '@lingui/react/macro';
import type { Question } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, DefinitionList, LanguagePairChip, Section } from '@tolk/design-system/pieces';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import { optionLetter } from '@tolk/labels';
import { DiscriminationMark } from '../../question-facts/discrimination-mark.tsx';
import { useSkills } from '../../question-facts/use-skills.ts';

/** A question's key and how it fares. */
export function QuestionFacts({ question }: { question: Question }) {
  const language = useLanguage();
  const skills = useSkills();
  const { sourceLanguage, targetLanguage, skill, asked, correctShare, createTime } = question;
  return (
    <Section title={<Trans context="heading">Statistics</Trans>}>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: <Trans context="fact">Language pair</Trans>,
            value: <LanguagePairChip source={sourceLanguage} target={targetLanguage} />,
          },
          { key: 'skill', label: <Trans context="fact">Skill</Trans>, value: skills.name(skill) },
          {
            key: 'asked',
            label: <Trans context="question">Asked</Trans>,
            value: formatNumber(asked, language),
          },
          {
            key: 'right',
            label: <Trans context="question">Right</Trans>,
            value: correctShare === null ? '–' : formatPercent(correctShare, language),
          },
          {
            key: 'discrimination',
            label: <Trans context="fact">Discrimination</Trans>,
            value: <DiscriminationMark value={question.discrimination} />,
          },
          {
            key: 'added',
            label: <Trans context="fact">Added</Trans>,
            value: <DateTime iso={createTime} />,
          },
        ]}
      />
      <Options question={question} />
    </Section>
  );
}

/** Each option with how often it was chosen; the right one is marked. */
function Options({ question: { options, chosen, answer } }: { question: Question }) {
  const language = useLanguage();
  const total = chosen.reduce((sum, count) => sum + count, 0);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {options.map((option, position) => {
        const share = total === 0 ? 0 : (chosen[position] ?? 0) / total;
        return (
          <Box component="li" key={option}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
              <Box sx={{ overflowWrap: 'anywhere', fontWeight: position === answer ? 600 : 400 }}>
                {optionLetter(position)}. {option}
                {position === answer ? (
                  <Box component="span" sx={{ ml: 1, color: 'primary.main' }}>
                    <Trans context="field">Right one</Trans>
                  </Box>
                ) : null}
              </Box>
              {total === 0 ? null : <span data-figures="">{formatPercent(share, language)}</span>}
            </Box>
            <Box aria-hidden sx={{ mt: 0.5, height: 6, borderRadius: 1, bgcolor: 'sunken' }}>
              <Box
                sx={{
                  height: '100%',
                  borderRadius: 1,
                  width: `${share * 100}%`,
                  bgcolor: position === answer ? 'primary.main' : 'fieldBorder',
                }}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
