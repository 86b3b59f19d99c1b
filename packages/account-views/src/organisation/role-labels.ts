import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { rolesOfSide, type Identity, type OrganisationRole } from '@tolk/domain';
import { useSide } from './use-side.ts';

export const roleLabels: Readonly<Record<OrganisationRole, MessageDescriptor>> = {
  manages: msg({ message: 'Manager', context: 'role' }),
  asks: msg({ message: 'Requester', context: 'role' }),
  approves: msg({ message: 'Approver', context: 'role' }),
  pays: msg({ message: 'Payer', context: 'role' }),
  coordinates: msg({ message: 'Project manager', context: 'role' }),
  works: msg({ message: 'Linguist', context: 'role' }),
  collects: msg({ message: 'Finance', context: 'role' }),
  reads: msg({ message: 'Viewer', context: 'role' }),
};

const roleHints: Readonly<Record<OrganisationRole, MessageDescriptor>> = {
  manages: msg`Invites people, sets roles and the amount above which orders need approval`,
  asks: msg`Publishes projects, places orders and checks the results`,
  approves: msg`Approves or rejects the cost of orders`,
  pays: msg`Pays orders and requests tax invoices`,
  coordinates: msg`Applies for projects, accepts orders and decides who works on them`,
  works: msg`Delivers the orders assigned to them and writes to their clients`,
  collects: msg`Sees the earnings, withdraws them and keeps the company’s account`,
  reads: msg`Can see everything but change nothing`,
};

const managerOfSuppliers = msg`Invites people, sets roles and keeps the company’s information`;

/** What somebody with the role does in an organisation on this side. */
export function roleHint(role: OrganisationRole, side: Identity): MessageDescriptor {
  return role === 'manages' && side === 'supplier' ? managerOfSuppliers : roleHints[role];
}

/** The roles to choose from, each with what it does. */
export function useRoleOptions() {
  const { _ } = useLingui();
  const side = useSide();
  return rolesOfSide[side].map((value) => ({
    value,
    label: _(roleLabels[value]),
    hint: _(roleHint(value, side)),
  }));
}
