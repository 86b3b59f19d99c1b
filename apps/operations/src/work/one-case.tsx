import { Trans, useLingui } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { RouteLink, type RouteName } from '@tolk/platform';
import type { ReactNode } from 'react';
import { NoSuchRecord } from '../records/no-such-record.tsx';
import { CaseBar } from './case-bar.tsx';
import { CaseNotes } from './case-notes.tsx';
import { recordKinds } from './record-screens.ts';
import type { CaseRecord } from './use-work-case.ts';

interface OneCaseProps {
  record: CaseRecord;
  /** The queue that it stands in. */
  back: { to: RouteName; params?: Readonly<Record<string, string>>; label: ReactNode };
  /** Its card; undefined: there is no such record. */
  card: ReactNode | undefined;
}

/** A record that is a card of a queue, by itself: whose it is, what may be done, colleagues’ notes. */
export function OneCase({ record, back, card }: OneCaseProps) {
  const { i18n } = useLingui();
  if (card === undefined)
    return <NoSuchRecord title={<Trans>Record not found</Trans>} back={back} />;
  return (
    <>
      <PageHeader
        back={
          <TextLink component={RouteLink} to={back.to} params={back.params ?? {}}>
            {back.label}
          </TextLink>
        }
        title={i18n._(recordKinds[record.subject].label)}
      />
      <CaseBar record={record} />
      <RowCards>{card}</RowCards>
      <CaseNotes record={record} />
    </>
  );
}
