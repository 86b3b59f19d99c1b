import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { Alert, Box, CopyButton, Link as TextLink } from '@tolk/design-system';
import { Section, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { comparedRows, type ComparedRow, type Verdict } from './compared-rows.ts';
import { fieldLabels } from './field-labels.ts';
import { useFieldValues } from './use-field-values.ts';

/** Numbers that are checked by hand in another system. */
const copied: ReadonlySet<string> = new Set([
  'number',
  'idNumber',
  'creditCode',
  'registrationNumber',
  'vatNumber',
  'cardNumber',
  'account',
]);

/** What was sent in, in clear, beside what the profile says. */
export function ComparedFields({ review }: { review: ReviewDetail }) {
  const { t, i18n } = useLingui();
  const valueOf = useFieldValues();
  const nameOf = (field: string) => {
    const name = fieldLabels[field];
    return name ? i18n._(name) : field;
  };
  return (
    <Section title={<Trans>Submission and profile</Trans>}>
      {review.kind === 'settlementMethod' && !review.profile['verifiedName'] ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <Trans>The real name is not verified.</Trans>
        </Alert>
      ) : null}
      {review.sameNumber?.length ? <SameNumber companies={review.sameNumber} /> : null}
      <RecordTable<ComparedRow>
        label={t`Submission and profile`}
        rows={comparedRows(review)}
        rowKey={({ field }) => field}
        columns={[
          {
            key: 'field',
            label: <Trans context="column">Form field</Trans>,
            renderCell: ({ field }) => nameOf(field),
          },
          {
            key: 'submitted',
            label: <Trans context="column">Submitted</Trans>,
            renderCell: ({ field, submitted }) => (
              <Submitted text={valueOf(field, submitted)} copy={copied.has(field)} />
            ),
          },
          {
            key: 'profile',
            label: <Trans>In the profile</Trans>,
            renderCell: ({ field, profile, verdict }) =>
              profile === undefined || verdict === 'alone' ? null : (
                <>
                  {valueOf(field, profile)} <VerdictChip verdict={verdict} />
                </>
              ),
          },
        ]}
      />
      {review.certificateFields ? (
        <CertificateFields review={review} fields={review.certificateFields} />
      ) : null}
    </Section>
  );
}

/** Other companies of this number, each to be looked at beside this one. */
function SameNumber({ companies }: { companies: NonNullable<ReviewDetail['sameNumber']> }) {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Trans>This number, however it is written, stands in other reviews too:</Trans>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {companies.map(({ reviewId, companyName, number }) => (
          <li key={reviewId}>
            <TextLink component={RouteLink} to="review" params={{ kind: 'company', reviewId }}>
              {companyName}
            </TextLink>{' '}
            <span data-figures="">{number}</span>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Submitted({ text, copy }: { text: string; copy: boolean }) {
  return (
    <Box
      // A number is read and compared in one piece where there is room.
      sx={{ fontWeight: 600, ...(copy ? { overflowWrap: 'break-word' } : {}) }}
      data-figures={copy ? '' : undefined}
    >
      {text} {copy ? <CopyButton text={text} /> : null}
    </Box>
  );
}

function VerdictChip({ verdict }: { verdict: Exclude<Verdict, 'alone'> }) {
  return verdict === 'same' ? (
    <StatusChip tone="success">
      <Trans context="status">Same</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="danger">
      <Trans context="status">Different</Trans>
    </StatusChip>
  );
}
