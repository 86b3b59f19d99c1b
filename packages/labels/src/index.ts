/**
 * The words for what the contract names: states, actions, events, the values of dictionaries, regions.
 * What every app may use: it shows nothing by itself. Bundled into each remote that needs it; its
 * words travel with that remote's catalogs.
 */
export { labelsCatalogs } from './catalogs.ts';
export {
  appealEventLabels,
  appealChips,
  appealNextSteps,
  appealOutcomeLabels,
  sideLabels,
} from './appeal.ts';
export { BankWords } from './bank-words.tsx';
export { choiceOf, isPricedIn, useChoices, useProvableFields } from './choices.ts';
export { countNote } from './count-note.ts';
export { chooseDisplayCurrency, useDisplayCurrency } from './display-currency.ts';
export { changeOf, ledgerAccountLabel, ledgerEventLabel } from './ledger.ts';
export { nameIn, useNames } from './names.ts';
export { optionLetter } from './option-letter.ts';
export { feedbackChips } from './feedback.ts';
export { moderatedLabels, moderationChip } from './moderation.ts';
export { notificationEventLabels } from './notification-events.ts';
export {
  nextStep,
  orderTaskLabel,
  orderActionLabel,
  orderEventLabel,
  orderStateLabel,
  orderStateLabels,
  orderStatusLabels,
  stepsAhead,
} from './order.ts';
export { usePeopleChoices, usePeopleNames, type PeopleDictionary } from './people.ts';
export { usePlaceNames, useRegionChoices, useRegionName, withRegions } from './regions.ts';
export { milestoneChip } from './milestone.ts';
export { newerLook, newerName, orNewer } from './newer-names.ts';
export { earningsChips, settlementEventLabels, settlementChips } from './settlement.ts';
export { applicationLook, positionChips } from './statuses.ts';
export { useZoneChoices } from './zone-choices.ts';
export { criterionLabels, testMarkingChips, testRequestChips } from './tests.ts';
export { taxInvoiceChips, taxInvoiceDocumentLabels, taxInvoiceKindLabels } from './tax-invoice.ts';
