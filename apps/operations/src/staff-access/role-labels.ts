import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@tolk/domain';

interface RoleLabel {
  name: MessageDescriptor;
  /** What the role may do. */
  about: MessageDescriptor;
}

export const roleLabels: Readonly<Record<StaffRole, RoleLabel>> = {
  support: {
    name: msg`Support`,
    about: msg`Looks at accounts and orders, rules on appeals and writes news.`,
  },
  reviewer: {
    name: msg`Reviewer`,
    about: msg`Checks real names and companies, rules on appeals, keeps the question bank and the dictionaries.`,
  },
  finance: {
    name: msg`Finance`,
    about: msg`Checks settlement methods, pays out and refunds, reconciles the accounts.`,
  },
  admin: { name: msg`Admin`, about: msg`Everything, with staff, audit log and blocking accounts.` },
};
