import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { ownCompleteness } from './completeness-checks.ts';
import { ownContact } from './contact.ts';
import { ownOutputs } from './outputs.ts';
import { ownSupplierInformation } from './supplier-information.ts';

type Calls = typeof calls.supinterface.profile;

/** The whole profile of the caller in one read. */
export async function ownProfile(
  request: RequestOf<Calls['getSupInfoData']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSupInfoData']>> {
  return {
    info: await ownSupplierInformation(request, context),
    contact: await ownContact(request, context),
    outputs: await ownOutputs(request, context),
    completeness: await ownCompleteness(context),
  };
}
