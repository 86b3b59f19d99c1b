import type { OrganisationRole } from '@tolk/domain';
import type { SeedPerson } from './types.ts';

export interface SeedMember extends SeedPerson {
  roles: readonly OrganisationRole[];
}

function member(
  key: string,
  realName: string,
  department: string,
  roles: readonly OrganisationRole[],
): SeedMember {
  return {
    key,
    account: `${key}@tolk.example`,
    realName,
    displayName: `${department} · ${realName}`,
    language: 'zh-CN',
    identities: ['client'],
    supplier: null,
    client: null,
    roles,
  };
}

/** A company with several people: one asks and manages, one approves, one pays. */
export const demoOrganisation = {
  name: '苏州澄岳精密仪器有限公司',
  /** fen */
  approvalAbove: 1_000_00,
  members: [
    member('buyer', '陆知遥', '市场部', ['manages', 'asks', 'pays']),
    member('approver', '韩叙白', '市场部', ['approves']),
    member('payer', '方静姝', '财务部', ['pays']),
  ],
  /** Waits for its approval, and for the supplier. */
  order: {
    supplier: 'chen-siyuan',
    name: '三坐标测量机操作手册（中译英）',
    description:
      '共 60 页，含 12 张示意图。术语请以稍后提供的旧版手册为准，示意图中的文字也需翻译。',
    workload: 12,
    /** fen */
    unitPrice: 180_00,
  },
} as const;
