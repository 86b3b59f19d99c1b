import { Trans, useLingui } from '@lingui/react/macro';
import { serviceBoxes } from '@tolk/contract';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import type { ComponentType } from 'react';
import { ServiceFiguresPart } from '../../features/service-figures/service-figures-part.tsx';
import { AnswerLanguages } from '../../features/service-inbox/answer-languages.tsx';
import { DutySwitch, useSetDuty } from '../../features/service-inbox/duty-switch.tsx';
import { inboxLink } from '../../features/service-inbox/inbox-table.tsx';
import { ServiceInbox } from '../../features/service-inbox/service-inbox.tsx';
import { CannedAnswers } from '../../features/service-settings/canned-answers.tsx';
import { ServiceHoursPart } from '../../features/service-settings/service-hours-part.tsx';
import { ServiceTagsPart } from '../../features/service-settings/service-tags-part.tsx';
import { Keys, type DeskKey } from '../../keys/keys.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { boxLabels } from '../../service/service-labels.ts';
import { useDeskBeat } from '../../service/use-desk-beat.ts';

const parts = ['inbox', 'canned', 'tags', 'hours', 'figures'] as const;
type Part = (typeof parts)[number];

const others: Readonly<Record<Exclude<Part, 'inbox'>, ComponentType>> = {
  canned: CannedAnswers,
  tags: ServiceTagsPart,
  hours: ServiceHoursPart,
  figures: ServiceFiguresPart,
};

/** The service desk: its inbox, and what it works with (`part`). */
export function Screen() {
  const { t } = useLingui();
  const address = useListAddress<'part' | 'box' | 'search'>();
  const part = address.oneOf('part', parts) ?? 'inbox';
  const { pulse, learnDuty } = useDeskBeat();
  const setDuty = useSetDuty(learnDuty);
  const onDuty = pulse?.onDuty;
  const keys = useInboxKeys(address, () => void setDuty(onDuty !== true));
  const names: Record<Part, string> = {
    inbox: t({ message: 'Inbox', context: 'tabs' }),
    canned: t({ message: 'Canned answers', context: 'tabs' }),
    tags: t({ message: 'Tags', context: 'tabs' }),
    hours: t({ message: 'Opening hours', context: 'tabs' }),
    figures: t({ message: 'Figures', context: 'tabs' }),
  };
  const Other = part === 'inbox' ? null : others[part];
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Service desk</Trans>}
        description={
          <Trans>Questions of members and visitors, with a person to answer them.</Trans>
        }
        actions={
          <>
            <Keys keys={keys} />
            <AnswerLanguages onDuty={onDuty} />
            <DutySwitch onDuty={onDuty} onChange={(on) => void setDuty(on)} />
          </>
        }
      />
      <FilterTabs
        label={t({ message: 'Parts of the desk', context: 'tabs' })}
        value={part}
        onChoose={(chosen) =>
          address.change({ part: chosen === 'inbox' ? undefined : chosen, box: undefined })
        }
        tabs={parts.map((value) => ({ value, label: names[value] }))}
      />
      {Other ? (
        <Other />
      ) : (
        <>
          <SavedFilters screen="serviceDesk" />
          <ServiceInbox pulse={pulse} />
        </>
      )}
    </>
  );
}

/** Goes to the next or previous conversation of the list. */
function goBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${inboxLink}]`)];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? (step === 1 ? 0 : links.length - 1) : here + step;
  links[next]?.focus();
}

type Address = ReturnType<typeof useListAddress<'part' | 'box' | 'search'>>;

function useInboxKeys(address: Address, onDuty: () => void): readonly DeskKey[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'j', label: t`Next conversation; Enter opens it`, run: () => goBy(1) },
    {
      key: 'k',
      label: t({ message: 'Previous conversation', context: 'key' }),
      run: () => goBy(-1),
    },
    {
      key: '/',
      label: t({ message: 'Search', context: 'key' }),
      run: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    },
    { key: 'd', label: t`On or off duty`, run: onDuty },
    ...serviceBoxes.map((box, index) => ({
      key: String(index + 1),
      label: i18n._(boxLabels[box]),
      run: () => address.change({ part: undefined, box }),
    })),
  ];
}
