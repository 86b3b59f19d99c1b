import { Link as TextLink } from '@tolk/design-system';
import type { WorkSubject } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { recordKinds } from './record-screens.ts';

interface CaseLinkProps {
  subject: WorkSubject;
  id: string;
  children: ReactNode;
}

/** To the screen of one record. */
export function CaseLink({ subject, id, children }: CaseLinkProps) {
  return (
    <TextLink component={RouteLink} {...recordKinds[subject].at(id)}>
      {children}
    </TextLink>
  );
}
