import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';
import { isCountedByCharacter } from '@tolk/domain';
import { formatNumber, languagePair, useLanguage } from '@tolk/i18n';
import { useChoices } from '@tolk/labels';
import type { OutputForm, Proposal } from './proposals.ts';
import type { PairVolume } from './tmx-pairs.ts';

interface Props {
  proposals: readonly Proposal[];
  /** Keys of those that are not taken. */
  left: readonly string[];
  onLeft: (left: readonly string[]) => void;
}

export function ProposalList({ proposals, left, onLeft }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {proposals.map((proposal) => (
        <Row
          key={proposal.key}
          proposal={proposal}
          taken={!left.includes(proposal.key)}
          onTake={(taken) =>
            onLeft(taken ? left.filter((key) => key !== proposal.key) : [...left, proposal.key])
          }
        />
      ))}
    </Box>
  );
}

interface RowProps {
  proposal: Proposal;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

function Row({ proposal: { form, changes, volume }, taken, onTake }: RowProps) {
  const language = useLanguage();
  const { types } = useChoices();
  const { sourceLanguage, targetLanguage } = form;
  const type = types.find(({ value }) => value === form.outputType)?.label;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={taken}
            onChange={(_event, checked) => onTake(checked)}
            slotProps={{
              input: { 'aria-label': languagePair(sourceLanguage, targetLanguage, language) },
            }}
          />
        }
        label={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
            <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
            <span>{type}</span>
            {volume ? <Volume volume={volume} /> : <Rate form={form} />}
            <Daily form={form} />
            {changes ? (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                <Trans>changes your present rate</Trans>
              </Box>
            ) : null}
          </Box>
        }
      />
    </Box>
  );
}

function Rate({ form: { unitPrice, currency, unitName, outputType } }: { form: OutputForm }) {
  const { units } = useChoices();
  if (unitPrice === null) return <Trans>rate by agreement</Trans>;
  const unit = units(outputType).find(({ value }) => value === unitName)?.label ?? '';
  return (
    <span data-figures="">
      <Money amount={unitPrice} currency={currency} /> {unit}
    </span>
  );
}

/** What the row will say of a day's work. */
function Daily({ form: { wordsPerDay, sourceLanguage } }: { form: OutputForm }) {
  const language = useLanguage();
  if (wordsPerDay === null) return null;
  const words = formatNumber(wordsPerDay, language);
  return (
    <Box component="span" sx={{ color: 'text.secondary' }} data-figures="">
      {isCountedByCharacter(sourceLanguage) ? (
        <Trans>{words} characters a day</Trans>
      ) : (
        <Trans>{words} words a day</Trans>
      )}
    </Box>
  );
}

/** How much was translated, by the way its language is counted. */
function Volume({ volume: { words, sourceLanguage } }: { volume: PairVolume }) {
  const count = formatNumber(words, useLanguage());
  return (
    <span data-figures="">
      {isCountedByCharacter(sourceLanguage) ? (
        <Trans>{count} characters translated</Trans>
      ) : (
        <Trans>{count} words translated</Trans>
      )}
    </span>
  );
}
