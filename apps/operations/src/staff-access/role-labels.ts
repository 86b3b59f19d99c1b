import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';

interface RoleLabel {
  name: MessageDescriptor;
  /** What the role may do. */
  about: MessageDescriptor;
}

export const roleLabels: Readonly<Record<StaffRole, RoleLabel>> = orNewer(
  {
    support: {
      name: msg({ message: 'Support', context: 'option' }),
      about: msg`Looks at accounts and orders, rules on appeals, answers feedback and writes news.`,
    },
    reviewer: {
      name: msg({ message: 'Reviewer', context: 'option' }),
      about: msg`Checks real names and companies, rules on appeals, keeps the question bank and the dictionaries.`,
    },
    finance: {
      name: msg({ message: 'Finance', context: 'option' }),
      about: msg`Checks settlement methods, pays out and refunds, issues tax invoices, reconciles the accounts.`,
    },
    admin: {
      name: msg({ message: 'Admin', context: 'option' }),
      about: msg`Everything, with staff, audit log and blocking accounts.`,
    },
  },
  { name: newerName, about: newerName },
);
