import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '@tolk/contract';
import { DataState, Stack } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import type { ComponentProps, ReactNode } from 'react';
import { CompanyForm, type CompanyRequest } from './company-form.tsx';
import { StoredPhotos } from './stored-photo.tsx';
import { maySubmit, VerificationStatus } from './verification-status.tsx';

interface CompanySectionProps {
  query: ComponentProps<typeof DataState<Company>>['query'];
  /** The company of the person's information; empty without one. */
  companyName: string;
  /** Who may submit it instead of the reader, who is shown no form then. */
  notice?: ReactNode;
  /** Rejects with a call's error. */
  onSubmit: (request: CompanyRequest) => Promise<unknown>;
}

/** The company that somebody works for: where its certification stands, and the form while it may be sent. */
export function CompanySection({ query, companyName, notice, onSubmit }: CompanySectionProps) {
  return (
    <Section title={<Trans context="heading">Company verification</Trans>}>
      <DataState query={query} skeleton={3}>
        {(company) => (
          <Stack spacing={3}>
            <VerificationStatus state={company} />
            {maySubmit(company) ? (
              (notice ?? (
                <CompanyForm company={company} companyName={companyName} onSubmit={onSubmit} />
              ))
            ) : (
              <Sent company={company} />
            )}
          </Stack>
        )}
      </DataState>
    </Section>
  );
}

function Sent({ company }: { company: Company }) {
  const { t } = useLingui();
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          {
            key: 'name',
            label: t({ message: 'Company name', context: 'fact' }),
            value: company.companyName,
          },
          { key: 'code', label: t`Unified social credit code`, value: company.creditCode },
          {
            key: 'representative',
            label: t({ message: 'Legal representative', context: 'fact' }),
            value: company.legalRepresentative,
          },
        ]}
      />
      <StoredPhotos photos={company.licence ? [company.licence] : []} />
    </Stack>
  );
}
