import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPostingRow } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { CheckboxField, useFormikContext } from '@tolk/design-system/form';
import { OfferFields } from '@tolk/market-views';
import { useEffect, useEffectEvent } from 'react';

export interface InvitationValues {
  projectReleaseInforId: string | null;
  message: string;
  withOffer: boolean;
  unitPrice: number | null;
  workload: number | null;
  deliverTime: string | null;
}

/** Terms that go along with an invitation, beginning with those of the project. */
export function InvitedOffer({ postings }: { postings: readonly OwnPostingRow[] }) {
  const { t } = useLingui();
  const { values, setValues } = useFormikContext<InvitationValues>();
  const posting = postings.find(
    (one) => one.projectReleaseInforId === values.projectReleaseInforId,
  );
  const chosen = values.withOffer ? posting?.projectReleaseInforId : undefined;
  const fill = useEffectEvent(() => {
    if (posting === undefined) return;
    const { salary: unitPrice, estimatedWorkload: workload, dueDate, projectType } = posting;
    const deliverTime = projectType === 'interpretation' ? null : dueDate;
    void setValues({ ...values, unitPrice, workload, deliverTime });
  });
  useEffect(() => {
    if (chosen !== undefined) fill();
  }, [chosen]);

  return (
    <>
      <CheckboxField name="withOffer" label={t`Make an offer with the invitation`} />
      {!values.withOffer ? null : posting === undefined ? (
        <Typography color="textSecondary">
          <Trans>Choose the project first.</Trans>
        </Typography>
      ) : (
        <OfferFields about={posting} />
      )}
    </>
  );
}
