import { Trans, useLingui } from '@lingui/react/macro';
import { readAuditList } from '@tolk/contract/audit-list';
import { Link as TextLink } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import {
  appealOutcomes,
  paymentMethods,
  staffRoles,
  verificationActions,
  verificationKinds,
} from '@tolk/domain';
import { appealOutcomeLabels, useNames, usePeopleNames } from '@tolk/labels';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { reviewActs, reviewKinds } from '../../verifications/review-labels.ts';
import { useFieldList } from '../../verifications/use-field-list.ts';
import { roleLabels } from '../../staff-access/role-labels.ts';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

interface DetailValueProps {
  name: string;
  value: string;
  /** Name of what the act was done to: a person in the details is its owner, an order its order. */
  subjectName?: string | null;
  /** Of the file in the details. */
  fileName?: string | null | undefined;
}

/** The log keeps what was sent; this says it as a person reads it. */
export function DetailValue({ name, value, subjectName, fileName }: DetailValueProps) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const people = usePeopleNames();
  const language = useLanguage();
  const fieldList = useFieldList();
  const role = staffRoles.find((one) => one === value);
  const act = verificationActions.find((one) => one === value);
  if (name === 'role' && role) return i18n._(roleLabels[role].name);
  if (name === 'decision' && act) return i18n._(reviewActs[act]);
  if (name === 'sourceLanguage' || name === 'targetLanguage') return people('language', value);
  if (name === 'provenFields') return fieldList(readAuditList(value));
  if (name === 'fileId') return fileName ?? value;
  if (name === 'secondFactor') return t({ message: 'Set up', context: 'fact' });
  if (name === 'personId') {
    return (
      <TextLink component={RouteLink} to="user" params={{ personId: value }} underline="always">
        {subjectName ?? <Trans context="link">Account</Trans>}
      </TextLink>
    );
  }
  if (name === 'orderId' || name === 'projectOrderId') {
    return (
      <ScopeLink scope="orders" id={value} underline="always">
        {subjectName ?? <Trans context="link">Order</Trans>}
      </ScopeLink>
    );
  }
  if (name === 'amount') return <Money amount={Number(value)} currency="CNY" />;
  if (name === 'refundPercent') return formatPercent(Number(value) / 100, language);
  if (name === 'step')
    return value === 'review'
      ? t`Review of the ruling`
      : t({ message: 'First ruling', context: 'fact' });
  const outcome = appealOutcomes.find((one) => one === value);
  if (name === 'outcome' && outcome) return i18n._(appealOutcomeLabels[outcome]);
  const kind = verificationKinds.find((one) => one === value);
  if (name === 'because' && kind) return i18n._(reviewKinds[kind]);
  const method = paymentMethods.find((one) => one === value);
  if (name === 'method' && method) return names.paymentMethod(method);
  if (value === 'yes' || value === 'true') return t({ message: 'Yes', context: 'fact' });
  if (value === 'no' || value === 'false') return t({ message: 'No', context: 'fact' });
  return value;
}
