import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { organisationRoles, type OrganisationRole } from '@tolk/domain';

export const roleLabels: Readonly<Record<OrganisationRole, MessageDescriptor>> = {
  manages: msg({ message: 'Manager', context: 'role' }),
  asks: msg({ message: 'Requester', context: 'role' }),
  approves: msg({ message: 'Approver', context: 'role' }),
  pays: msg({ message: 'Payer', context: 'role' }),
  reads: msg({ message: 'Viewer', context: 'role' }),
};

/** What somebody with the role does. */
export const roleHints: Readonly<Record<OrganisationRole, MessageDescriptor>> = {
  manages: msg`Invites people, sets roles and the amount above which orders need approval`,
  asks: msg`Publishes projects, places orders and checks the results`,
  approves: msg`Approves or rejects the cost of orders`,
  pays: msg`Pays orders and requests tax invoices`,
  reads: msg`Can see everything but change nothing`,
};

/** The roles to choose from, each with what it does. */
export function useRoleOptions() {
  const { _ } = useLingui();
  return organisationRoles.map((value) => ({
    value,
    label: _(roleLabels[value]),
    hint: _(roleHints[value]),
  }));
}
