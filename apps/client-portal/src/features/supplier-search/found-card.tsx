import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundSupplier } from '@tolk/contract';
import { Box, Button, Stack } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { RowCard, StatusChip } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useNames, usePeopleNames, useRegionName } from '@tolk/labels';
import { OutputTable } from '@tolk/market-views';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { MatchExplanation } from '../../suppliers/match-explanation.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';

interface FoundCardProps {
  supplier: FoundSupplier;
  onInvite: () => void;
}

/** Rows of the output that a card shows; the resume has them all. */
const shownOutputs = 3;

/** A supplier who agreed to be found, with the score and how it comes about. */
export function FoundCard({ supplier, onInvite }: FoundCardProps) {
  const { t } = useLingui();
  const { outputs, passedTests, supUserName } = supplier;
  return (
    <RowCard
      title={<SupplierName supplier={supplier} />}
      status={
        supplier.invited ? (
          <StatusChip tone="waiting">
            <Trans context="status">Invited</Trans>
          </StatusChip>
        ) : null
      }
      facts={<Facts supplier={supplier} />}
      notice={
        <Stack spacing={1}>
          <OutputTable outputs={outputs.slice(0, shownOutputs)} tests={passedTests} />
          {outputs.length > shownOutputs ? (
            <Box sx={{ color: 'text.secondary' }}>
              <Plural
                value={outputs.length - shownOutputs}
                one="and # further language pair"
                other="and # further language pairs"
              />
            </Box>
          ) : null}
          <MatchExplanation match={supplier.match} />
        </Stack>
      }
      actions={
        supplier.invited ? null : (
          <Button variant="outlined" onClick={onInvite} aria-label={t`Invite ${supUserName}`}>
            <Trans context="button">Invite</Trans>
          </Button>
        )
      }
    />
  );
}

function Facts({ supplier }: { supplier: FoundSupplier }) {
  const language = useLanguage();
  const names = useNames();
  const people = usePeopleNames();
  const regionName = useRegionName();
  const { rating, completedOrders, region, location, translationYears, whFieldIds } = supplier;
  const place = region === '' ? location : regionName(region);
  return (
    <>
      <ApplicantMarks
        realNameVerified={supplier.realNameVerified}
        tested={supplier.passedTests.length > 0}
      />
      {rating.average === null ? (
        <span>
          <Trans>No reviews yet</Trans>
        </span>
      ) : (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
          <Stars value={rating.average} />
          <span data-figures="">
            {formatNumber(Math.round(rating.average * 10) / 10, language)}
          </span>
        </Box>
      )}
      <span>
        <Plural value={completedOrders} one="# order completed" other="# orders completed" />
      </span>
      {translationYears === '' ? null : <span>{people('translationYears', translationYears)}</span>}
      {place === '' ? null : <span>{place}</span>}
      {whFieldIds.length === 0 ? null : (
        <span>{whFieldIds.map(names.field).join(language === 'en' ? ', ' : '、')}</span>
      )}
    </>
  );
}
