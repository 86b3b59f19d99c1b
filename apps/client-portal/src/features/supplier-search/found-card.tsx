import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundSupplier } from '@tolk/contract';
import { Box, Button, Stack } from '@tolk/design-system';
import { Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { useNames, usePeopleNames, usePlaceNames } from '@tolk/labels';
import { MessageButton, PunctualitySpans } from '@tolk/market-views';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { FoundOutputs } from '../../suppliers/found-outputs.tsx';
import { InviteeCheck } from '../../suppliers/invite-bar.tsx';
import type { Invitees } from '../../suppliers/invitees.ts';
import { MatchExplanation } from '../../suppliers/match-explanation.tsx';
import { SaveToList } from '../../suppliers/save-to-list.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';
import { SupplierRating } from '../../suppliers/supplier-rating.tsx';

interface FoundCardProps {
  supplier: FoundSupplier;
  invitees: Invitees;
  onInvite: () => void;
}

/** A supplier who agreed to be found: what fits the search first, then the score and how it comes about. */
export function FoundCard({ supplier, invitees, onInvite }: FoundCardProps) {
  const { t } = useLingui();
  const { supUserName } = supplier;
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 480px', minWidth: 0 }}>
            <FoundOutputs supplier={supplier} />
          </Box>
          {supplier.isFit ? (
            <MatchExplanation match={supplier.match} supUserName={supUserName} />
          ) : (
            <StatusChip tone="waiting">
              <Trans>Offers these languages, but not this kind of work</Trans>
            </StatusChip>
          )}
        </Box>
      }
      actionsAt="beside"
      actions={
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {supplier.invited ? null : (
            <Button variant="outlined" onClick={onInvite} aria-label={t`Invite ${supUserName}`}>
              <Trans context="button">Invite</Trans>
            </Button>
          )}
          <MessageButton
            viewer="client"
            to={{ supUserId: supplier.supUserId }}
            label={t`Message ${supUserName}`}
          />
          <SaveToList supplier={supplier} savedIn={supplier.savedIn} />
          {supplier.invited ? null : <InviteeCheck supplier={supplier} invitees={invitees} />}
        </Stack>
      }
    />
  );
}

/** What the posting would cost with them. */
function Quote({ quote }: Pick<FoundSupplier, 'quote'>) {
  const names = useNames();
  if (quote === null) return null;
  const { unitPrice, unit, currency, total } = quote;
  const rate = (
    <>
      <Money amount={unitPrice} currency={currency} /> {names.perUnit(unit)}
    </>
  );
  return (
    <Box component="span" data-figures="" sx={{ color: 'text.primary' }}>
      {total === null ? (
        <Trans>Rate for your job: {rate}</Trans>
      ) : (
        <Trans>
          Your job at their rate: <Money amount={total} currency={currency} /> ({rate})
        </Trans>
      )}
    </Box>
  );
}

function Facts({ supplier }: { supplier: FoundSupplier }) {
  const language = useLanguage();
  const names = useNames();
  const people = usePeopleNames();
  const placeNames = usePlaceNames();
  const { rating, figures, completedOrders, region, location, translationYears, whFieldIds } =
    supplier;
  const place = placeNames({ region }, region === '' ? location : '').join(
    language === 'en' ? ', ' : '、',
  );
  return (
    <>
      {supplier.isFit ? <Quote quote={supplier.quote} /> : null}
      <ApplicantMarks realNameVerified={supplier.realNameVerified} tested={isTested(supplier)} />
      <SupplierRating rating={rating} />
      <span>
        <Plural value={completedOrders} one="# order completed" other="# orders completed" />
      </span>
      <PunctualitySpans figures={figures} />
      {translationYears === '' ? null : <span>{people('translationYears', translationYears)}</span>}
      {place === '' ? null : <span>{place}</span>}
      {whFieldIds.length === 0 ? null : (
        <span>{whFieldIds.map(names.field).join(language === 'en' ? ', ' : '、')}</span>
      )}
    </>
  );
}

/** In a pair that fits the search. */
function isTested({ outputs, fittingOutputs, passedTests }: FoundSupplier): boolean {
  return outputs
    .slice(0, fittingOutputs)
    .some(({ sourceLanguage, targetLanguage }) =>
      passedTests.some(
        (test) => test.sourceLanguage === sourceLanguage && test.targetLanguage === targetLanguage,
      ),
    );
}
