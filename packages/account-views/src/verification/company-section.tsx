import { Trans } from '@lingui/react/macro';
import type { Company } from '@tolk/contract';
import { DataState, Stack } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import type { ComponentProps, ReactNode } from 'react';
import { CompanyForm } from './company-form.tsx';
import type { CompanyRequest, KnownCompany } from './company-rules.ts';
import { StoredPhotos } from './stored-photo.tsx';
import { useCompanyEntries } from './use-company-entries.ts';
import { maySubmit, VerificationStatus } from './verification-status.tsx';

interface CompanySectionProps {
  query: ComponentProps<typeof DataState<Company>>['query'];
  known: KnownCompany;
  /** Who may submit it instead of the reader, who is shown no form then. */
  notice?: ReactNode;
  /** Rejects with a call's error. */
  onSubmit: (request: CompanyRequest) => Promise<unknown>;
}

/** The company that somebody works for: where its certification stands, and the form while it may be sent. */
export function CompanySection({ query, known, notice, onSubmit }: CompanySectionProps) {
  return (
    <Section title={<Trans context="heading">Company verification</Trans>}>
      <DataState query={query} skeleton={3}>
        {(company) => (
          <Stack spacing={3}>
            <VerificationStatus state={company} />
            {maySubmit(company) ? (
              (notice ?? (
                // Begins anew with information that was saved beside it; what was typed stays as its draft.
                <CompanyForm
                  key={JSON.stringify(known)}
                  company={company}
                  known={known}
                  onSubmit={onSubmit}
                />
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
  const entriesOf = useCompanyEntries();
  return (
    <Stack spacing={2}>
      <DefinitionList entries={entriesOf(company)} />
      <StoredPhotos photos={company.licence ? [company.licence] : []} />
    </Stack>
  );
}
