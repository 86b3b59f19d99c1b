import { priceOf, SETTLEMENT_ZONE, type OrderState, type PositionStatus } from '@tolk/domain';
import { seedApplications } from './applications.ts';
import { after, atHour, closingHour, datesOf, maybeAfter, type PostingDates } from './dates.ts';
import { seedOrders } from './orders.ts';
import { clientPeople } from './people-clients.ts';
import { supplierPeople } from './people-suppliers.ts';
import { seedPostings } from './postings.ts';
import type { SeedApplication, SeedClient, SeedOrder, SeedPerson, SeedPosting } from './types.ts';

/** Every demo account has this password. */
export const demoPassword = 'ink-paper-and-one-seal';

export const demoAccounts = {
  client: 'client@tolk.example',
  supplier: 'supplier@tolk.example',
} as const;

export interface DemoPosting extends SeedPosting, PostingDates {
  companyName: string;
  contactName: string;
  contactPhone: string;
  zone: string;
  /** A city's code, or `remote`. */
  region: string;
  status: PositionStatus;
}

export interface DemoApplication extends SeedApplication {
  createdAt: Date;
}

export interface DemoOrder extends SeedOrder {
  posting: string;
  supplier: string;
  client: string;
  /** Fen: unit price × workload, without the client's handling fee. */
  amount: number;
  createdAt: Date;
  receivedAt: Date | null;
  paidAt: Date | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  dueAt: Date;
  /** When each of its milestones is due. */
  milestonesDueAt: readonly Date[];
}

export interface Demo {
  people: readonly SeedPerson[];
  postings: readonly DemoPosting[];
  applications: readonly DemoApplication[];
  orders: readonly DemoOrder[];
}

const acceptedStates: readonly OrderState[] = [
  'received',
  'started',
  'submitted',
  'changesRequested',
];

function clientOf(key: string): SeedClient {
  const client = clientPeople.find((person) => person.key === key)?.client;
  if (!client) throw new Error(`Seed: no client "${key}"`);
  return client;
}

function applicationOf(order: SeedOrder): SeedApplication {
  const application = seedApplications.find(({ key }) => key === order.application);
  if (!application) throw new Error(`Seed: no application "${order.application}"`);
  return application;
}

function postingOf(application: SeedApplication): SeedPosting {
  const posting = seedPostings.find(({ key }) => key === application.posting);
  if (!posting) throw new Error(`Seed: no posting "${application.posting}"`);
  return posting;
}

function statusOf(posting: SeedPosting, deadlineAt: Date, now: Date): PositionStatus {
  if (deadlineAt <= now) return 'finished';
  const opened = seedOrders.some(
    (order) => acceptedStates.includes(order.state) && applicationOf(order).posting === posting.key,
  );
  return opened ? 'opened' : 'recruiting';
}

function demoPosting(posting: SeedPosting, now: Date): DemoPosting {
  const { companyName, contactName, contactPhone, zone } = clientOf(posting.client);
  const dates = datesOf(posting, now);
  return {
    ...posting,
    companyName,
    contactName,
    contactPhone,
    // Every city of the data is in China, and who is booked there goes by its clocks.
    zone: posting.type === 'interpretation' && !posting.remote ? SETTLEMENT_ZONE : zone,
    region: posting.remote ? 'remote' : posting.regionCode,
    status: statusOf(posting, dates.deadlineAt, now),
    ...dates,
  };
}

function demoOrder(order: SeedOrder, now: Date): DemoOrder {
  const application = applicationOf(order);
  return {
    ...order,
    posting: application.posting,
    supplier: application.supplier,
    client: postingOf(application).client,
    amount: priceOf(order.unitPrice, order.workload),
    createdAt: after(now, order.createdOffsetHours),
    receivedAt: maybeAfter(now, order.receivedOffsetHours),
    paidAt: maybeAfter(now, order.paidOffsetHours),
    deliveredAt: maybeAfter(now, order.deliveredOffsetHours),
    completedAt: maybeAfter(now, order.completedOffsetHours),
    dueAt: atHour(now, order.dueOffsetHours, closingHour),
    milestonesDueAt: order.milestones.map(({ dueOffsetHours }) =>
      atHour(now, dueOffsetHours, closingHour),
    ),
  };
}

/**
 * Everything that a fresh installation shows, dated from `now`, so that the board is never stale.
 * Keys name people, postings and applications; ids are the repositories' business.
 */
export function buildDemo(now: Date): Demo {
  return {
    people: [...supplierPeople, ...clientPeople],
    postings: seedPostings.map((posting) => demoPosting(posting, now)),
    applications: seedApplications.map((application) => ({
      ...application,
      createdAt: after(now, application.createdOffsetHours),
    })),
    orders: seedOrders.map((order) => demoOrder(order, now)),
  };
}
