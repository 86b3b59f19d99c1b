import type { Identity, ModerationReason, ReportReason } from '@tolk/domain';

/** What a client and a supplier wrote to each other, whose last line was reported by the one who read it. */
export interface SeedReportedConversation {
  client: string;
  supplier: string;
  lines: readonly { by: Identity; text: string; hoursAgo: number }[];
  report: { reason: ReportReason; note: string; hoursAgo: number };
}

export const seedReportedConversations: readonly SeedReportedConversation[] = [
  {
    client: 'yanhu-tech',
    supplier: 'zhao-yiming',
    lines: [
      {
        by: 'client',
        text: '赵老师您好，我们有一批界面文案要做中译英，约两万字，近期有档期吗？',
        hoursAgo: 30,
      },
      { by: 'supplier', text: '您好，下周可以开始，每天交三千字左右。', hoursAgo: 28 },
      {
        by: 'client',
        text: '平台服务费有点高。要不加我微信 yanhu_loc 谈，直接转账给您？',
        hoursAgo: 27,
      },
    ],
    report: { reason: 'outsidePayment', note: '对方要求绕开平台付款。', hoursAgo: 26 },
  },
  {
    client: 'harbour-finch',
    supplier: 'emma-whitfield',
    lines: [
      {
        by: 'client',
        text: 'Good morning Emma. Could you take on the last four chapters by Friday?',
        hoursAgo: 12,
      },
      {
        by: 'supplier',
        text: 'I’m afraid not: four chapters need two weeks. I could start on Monday.',
        hoursAgo: 11,
      },
      {
        by: 'client',
        text: 'Two weeks? Nobody who calls herself a translator needs two weeks. Friday, or I’ll tell every publisher I know how lazy you are.',
        hoursAgo: 10,
      },
    ],
    report: { reason: 'abuse', note: '', hoursAgo: 9 },
  },
];

/** A posting that a supplier reported, and that waits for staff. */
export const reportedPosting: {
  posting: string;
  reporter: string;
  reason: ModerationReason;
  note: string;
  hoursAgo: number;
} = {
  posting: 'study-abroad-documents',
  reporter: 'wang-jiayi',
  reason: 'unlawful',
  note: '三封推荐信没有原件，怀疑是代写，请核实。',
  hoursAgo: 1,
};

/** Three accounts that sign in from one browser: staff looks whether they are one person. */
export const sharedBrowser = {
  accounts: ['lukas-brenner', 'camille-roussel', 'sofia-herrera'],
  hoursAgo: 40,
} as const;
