import type { PartyKind } from '@tolk/domain';
import { choiceFaults, regionFaults } from './field-choices.ts';
import {
  blankFaults,
  fieldTexts,
  isZone,
  visibleText,
  type FieldFaults,
} from '../../calls/field-rules.ts';

interface Place {
  nationality: string;
  region: string;
  location: string;
  zone: string;
}

interface Party {
  partyKind: PartyKind;
  companyName: string;
}

export function placeFaults({ nationality, region, location, zone }: Place): FieldFaults {
  return {
    ...choiceFaults({ nationality: ['nationality', nationality] }),
    ...regionFaults(region),
    ...blankFaults({ location }),
    ...(isZone(zone) ? {} : { zone: fieldTexts.unknownZone }),
  };
}

/** Who works for a company says for which. */
export function companyFaults({ partyKind, companyName }: Party): FieldFaults {
  return partyKind === 'company' ? blankFaults({ companyName }) : {};
}

/** Somebody alone has no company, whatever stood in the form before. */
export function shownCompany({ partyKind, companyName }: Party): string {
  return partyKind === 'company' ? visibleText(companyName) : '';
}
