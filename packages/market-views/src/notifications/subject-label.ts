import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { routeAt, type RouteName } from '@tolk/platform';

const order = msg({ message: 'Order', context: 'subject' });
const appeal = msg({ message: 'Appeal', context: 'subject' });
const job = msg({ message: 'Job', context: 'subject' });
const project = msg({ message: 'Project', context: 'subject' });
const verification = msg({ message: 'Verification', context: 'subject' });
const settings = msg({ message: 'Settings', context: 'subject' });
const offer = msg({ message: 'Offer', context: 'subject' });
const page = msg({ message: 'Page', context: 'subject' });

/** What the screens are about to which notifications lead. */
const labels: Partial<Record<RouteName, MessageDescriptor>> = {
  supplierOrder: order,
  clientOrder: order,
  supplierAppeal: appeal,
  clientAppeal: appeal,
  jobDetail: job,
  jobList: msg({ message: 'Job hall', context: 'subject' }),
  supplierNegotiation: offer,
  clientNegotiation: offer,
  positions: project,
  positionDetail: project,
  positionResume: msg({ message: 'Applications', context: 'subject' }),
  resumeDelivery: msg({ message: 'Applications', context: 'subject' }),
  applicationRecord: msg({ message: 'Your applications', context: 'subject' }),
  expenseSettlement: msg({ message: 'Earnings', context: 'subject' }),
  settlementRecord: msg({ message: 'Settlement', context: 'subject' }),
  settlementStatus: msg({ message: 'Payout method', context: 'subject' }),
  languageTest: msg({ message: 'Language test', context: 'subject' }),
  languageTestStatus: msg({ message: 'Language test', context: 'subject' }),
  testMarking: msg({ message: 'Marking', context: 'subject' }),
  personalVerification: verification,
  clientInformation: verification,
  clientTaxInvoices: msg({ message: 'Tax invoices', context: 'subject' }),
  supplierSettings: settings,
  clientSettings: settings,
};

/** What a screen is about, by its address with or without a query. */
export function subjectLabel(path: string): MessageDescriptor {
  const [address = ''] = path.split('?');
  const name = routeAt(address)?.name as RouteName | undefined;
  return (name === undefined ? undefined : labels[name]) ?? page;
}
