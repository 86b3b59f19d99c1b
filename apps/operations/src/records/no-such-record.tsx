import { Link as TextLink } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink, type RouteName } from '@tolk/platform';
import type { ReactNode } from 'react';

interface NoSuchRecordProps {
  /** What the address should have named. */
  title: ReactNode;
  /** The list to choose from instead. */
  back: { to: RouteName; params?: Readonly<Record<string, string>>; label: ReactNode };
}

/** An address without the id that its screen is about. */
export function NoSuchRecord({ title, back }: NoSuchRecordProps) {
  return (
    <PageHeader
      title={title}
      back={
        <TextLink component={RouteLink} to={back.to} params={back.params ?? {}}>
          {back.label}
        </TextLink>
      }
    />
  );
}
