import type { Identity } from '@tolk/domain';

/** One offer about a posting; what is left out is as in the one before it. */
export interface SeedOffer {
  by: Identity;
  offsetHours: number;
  /** Minor units for one unit of the posting. */
  unitPrice: number;
  workload?: number;
  note: string;
}

/** What a client and a supplier offer each other about a posting, beginning with what brought them together. */
export interface SeedNegotiation {
  posting: string;
  supplier: string;
  /** With words of the client's: an invitation, which carries the first offer. Without: an application. */
  invitation?: string;
  offers: readonly SeedOffer[];
}

export const seedNegotiations: readonly SeedNegotiation[] = [
  {
    posting: 'device-review-meeting',
    supplier: 'wang-jiayi',
    offers: [
      {
        by: 'client',
        offsetHours: -30,
        unitPrice: 4_600_00,
        workload: 3,
        note: '会议延长至三个半天，一并委托的话，每半天 4600 元可以吗？',
      },
      {
        by: 'supplier',
        offsetHours: -26,
        unitPrice: 4_800_00,
        note: '三个半天没有问题。最后半天议程较满，按每半天 4800 元可以确认。',
      },
    ],
  },
  {
    posting: 'prospectus-financials',
    supplier: 'lin-wanqing',
    invitation: '林老师您好，股份转让协议合作顺利，这份招股书的财务章节也想请您来译。',
    offers: [
      { by: 'client', offsetHours: -6, unitPrice: 250_00, note: '' },
      {
        by: 'supplier',
        offsetHours: -3,
        unitPrice: 270_00,
        workload: 60,
        note: '附注部分表格较多，建议我先承接前 60 千字，单价 270 元。',
      },
    ],
  },
];
