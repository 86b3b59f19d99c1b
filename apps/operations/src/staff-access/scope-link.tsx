import { Link as TextLink } from '@tolk/design-system';
import type { StaffScope } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useCan } from './use-can.ts';

/** The screen of one record in each scope that has such a screen. */
const details = {
  orders: (id: string) => ({ to: 'staffOrder', params: { id } }) as const,
  appeals: (id: string) => ({ to: 'staffAppeal', params: { id } }) as const,
  feedback: (id: string) => ({ to: 'staffFeedbackReport', params: { id } }) as const,
  settlements: (id: string) => ({ to: 'settlement', params: { id } }) as const,
  taxInvoices: (id: string) => ({ to: 'staffTaxInvoice', params: { id } }) as const,
  users: (personId: string) => ({ to: 'user', params: { personId } }) as const,
} satisfies Partial<Record<StaffScope, (id: string) => object>>;

interface ScopeLinkProps {
  scope: keyof typeof details;
  id: string;
  /** `always` amid a text, where colour alone would not tell it apart. */
  underline?: 'always' | 'hover';
  children: ReactNode;
}

/** A link to a record of another scope; plain text for a role that may not enter it. */
export function ScopeLink({ scope, id, underline = 'hover', children }: ScopeLinkProps) {
  const can = useCan();
  if (!can(scope)) return children;
  return (
    <TextLink component={RouteLink} {...details[scope](id)} underline={underline}>
      {children}
    </TextLink>
  );
}
