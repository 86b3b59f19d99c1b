import type { OrderChange, OrderDetail } from '@tolk/contract';

const at = '2026-11-20T08:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000001';
const due = '2126-11-25T08:00:00.000Z';

/** What one reads of an order that is paid and being worked on: 12 units at 150.00. */
export const startedOrder: OrderDetail = {
  projectOrderId: id,
  orderNumber: 'TK20261120-000001',
  orderName: 'Supply contract',
  projectReleaseInforId: null,
  supUserId: id,
  supUserName: 'Lin Wanqing',
  createBy: id,
  createByName: 'Zhou Mingyuan',
  createTime: at,
  orderStatus: 'started',
  orderState: 'started',
  reachedBy: 'confirmPayment',
  orderType: 'translation',
  whFieldId: 'law',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  bothDirections: false,
  startTime: at,
  endTime: due,
  deliverTime: due,
  acceptTime: due,
  actualEndTime: null,
  zone: 'Asia/Shanghai',
  workload: 12,
  pricing: 'perUnit',
  unitPrice: 150_00,
  unitName: 'thousand-characters',
  bookingMode: null,
  bookingPlace: '',
  bookings: [],
  breaks: null,
  cancellationTiers: null,
  cancellationLeast: 0,
  overtimeRate: null,
  overtime: [],
  travel: 0,
  checkIns: [],
  amountOfMoney: 1_800_00,
  commissionXQ: 54_00,
  commission: 0,
  paymentAmount: 1_854_00,
  currency: 'CNY',
  version: 3,
  turn: 'supplier',
  waitsFor: [],
  turnUntil: due,
  allowedActions: [],
  wordAnalysis: null,
  proposal: null,
  agreedBefore: null,
  transfer: null,
  changes: [],
  milestones: [],
  appealIds: [],
  refunds: [],
  unmatchedPayments: [],
  earnings: 1_800_00,
  orderDescription: 'As agreed.',
  orderFiles: [],
  rejectReason: null,
  changeRoundsLeft: 2,
  deliverables: [],
  timeline: [],
  ledger: [{ ledgerEntryId: id, event: 'paid', at, currency: 'CNY', lines: [] }],
};

/** The supplier asks for three units more: 450.00, and 13.50 of the fee. */
export const moreWork: OrderChange = {
  changeId: id,
  by: 'supplier',
  status: 'open',
  reason: 'Two annexes came on top.',
  time: at,
  answerTime: null,
  answerNote: null,
  before: {
    deliverTime: due,
    workload: 12,
    unitPrice: 150_00,
    overtime: [],
    amountOfMoney: 1_800_00,
    commissionXQ: 54_00,
    commission: 0,
  },
  after: {
    deliverTime: due,
    workload: 15,
    unitPrice: 150_00,
    overtime: [],
    amountOfMoney: 2_250_00,
    commissionXQ: 67_50,
    commission: 0,
  },
  addedFiles: [],
  difference: 463_50,
  payUntil: null,
  movesUntil: null,
  cancellationLeast: 0,
  transfer: null,
};

/** An interpreter’s booking of three hours at 200.00 that is over, 150.00 for each half hour more, 300.00 for the way. */
export const booked: OrderDetail = {
  ...startedOrder,
  orderType: 'interpretation',
  unitName: 'hour',
  unitPrice: 200_00,
  workload: 3,
  bookingMode: 'onSite',
  bookings: [{ startTime: '2020-11-20T01:00:00.000Z', endTime: '2020-11-20T04:00:00.000Z' }],
  overtimeRate: 150_00,
  travel: 300_00,
  amountOfMoney: 900_00,
  commissionXQ: 18_00,
  paymentAmount: 918_00,
};

/** The interpreter claims 40 minutes: 300.00, and 9.00 of the fee. */
export const claim: OrderChange = {
  ...moreWork,
  reason: 'The last speaker went on.',
  before: { ...termsOf(booked), overtime: [] },
  after: {
    ...termsOf(booked),
    overtime: [{ startTime: '2020-11-20T01:00:00.000Z', minutes: 40 }],
    amountOfMoney: 1_200_00,
    commissionXQ: 27_00,
  },
  difference: 309_00,
};

/** A booking that is far ahead, which costs half of the price to cancel by now. */
export const bookedAhead: OrderDetail = {
  ...booked,
  startTime: '2126-11-20T01:00:00.000Z',
  bookings: [{ startTime: '2126-11-20T01:00:00.000Z', endTime: '2126-11-20T04:00:00.000Z' }],
  cancellationTiers: [{ daysBefore: 365, percent: 50 }],
};

/** The client asks to move it by a day, to another hall, when half of it was due. */
export const move: OrderChange = {
  ...moreWork,
  by: 'client',
  reason: 'The congress was put off.',
  before: {
    ...termsOf(bookedAhead),
    bookings: bookedAhead.bookings,
    bookingPlace: 'Hall 3',
  },
  after: {
    ...termsOf(bookedAhead),
    bookings: [{ startTime: '2126-11-21T01:00:00.000Z', endTime: '2126-11-21T04:00:00.000Z' }],
    bookingPlace: 'Hall 7',
  },
  difference: 0,
  movesUntil: '2126-11-20T00:00:00.000Z',
  cancellationLeast: 50,
};

/** Paid in milestones, the first of which is worked on: 600.00 and 1,200.00 for everything. */
export const inMilestones: OrderDetail = {
  ...startedOrder,
  pricing: 'fixed',
  unitPrice: 1_800_00,
  milestones: [
    milestone('Part 1', 'paid', 600_00, 18_00),
    milestone('Part 2', 'planned', 1_200_00, 36_00),
  ],
};

function milestone(
  milestoneName: string,
  milestoneState: OrderDetail['milestones'][number]['milestoneState'],
  amountOfMoney: number,
  commissionXQ: number,
): OrderDetail['milestones'][number] {
  return {
    milestoneId: milestoneName,
    milestoneName,
    milestoneState,
    inTurn: milestoneState === 'paid',
    deliverTime: due,
    acceptTime: due,
    amountOfMoney,
    commissionXQ,
    commission: 0,
    paymentAmount: amountOfMoney + commissionXQ,
    payUntil: null,
    paidTime: null,
    acceptedTime: null,
  };
}

function termsOf(order: OrderDetail): OrderChange['before'] {
  const { deliverTime, workload, unitPrice, overtime, amountOfMoney, commissionXQ } = order;
  const { commission } = order;
  return { deliverTime, workload, unitPrice, overtime, amountOfMoney, commissionXQ, commission };
}
