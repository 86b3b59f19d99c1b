import { Trans, useLingui } from '@lingui/react/macro';
import type { RealName } from '@tolk/contract';
import { Alert, DataState, Stack } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import type { ComponentProps, ReactNode } from 'react';
import { RealNameForm, type RealNameRequest } from './real-name-form.tsx';
import { StoredPhotos } from './stored-photo.tsx';
import { maySubmit, VerificationStatus } from './verification-status.tsx';
import { documentTypeLabels } from './verification-labels.ts';

interface RealNameSectionProps {
  query: ComponentProps<typeof DataState<RealName>>['query'];
  /** The real name of the saved information; empty until it is saved. */
  name: string;
  /** Of the saved information, dictionary `nationality`. */
  nationality: string;
  /** Where the information is filled in, while `name` is empty. */
  informationLink: ReactNode;
  /** Rejects with a call's error. */
  onSubmit: (request: RealNameRequest) => Promise<unknown>;
}

/** Who the person is: where the verification stands, what was sent, and the form while it may be sent. */
export function RealNameSection(props: RealNameSectionProps) {
  const { query, name, nationality, informationLink, onSubmit } = props;
  return (
    <Section title={<Trans context="heading">Real-name verification</Trans>}>
      <DataState query={query} skeleton={3}>
        {(verification) => (
          <Stack spacing={3}>
            <VerificationStatus state={verification} />
            {maySubmit(verification) ? (
              name === '' ? (
                <Alert severity="info" action={informationLink}>
                  <Trans>
                    Save your basic information first; verification uses the name given there.
                  </Trans>
                </Alert>
              ) : (
                <RealNameForm
                  key={nationality}
                  verification={verification}
                  name={name}
                  nationality={nationality}
                  onSubmit={onSubmit}
                />
              )
            ) : (
              <Sent verification={verification} />
            )}
          </Stack>
        )}
      </DataState>
    </Section>
  );
}

function Sent({ verification }: { verification: RealName }) {
  const { t, i18n } = useLingui();
  const { documentType, name, number, photos } = verification;
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          { key: 'name', label: t({ message: 'Real name', context: 'fact' }), value: name },
          {
            key: 'document',
            label: t({ message: 'Document', context: 'fact' }),
            value: documentType ? i18n._(documentTypeLabels[documentType]) : null,
          },
          { key: 'number', label: t({ message: 'Number', context: 'fact' }), value: number },
        ]}
      />
      <StoredPhotos photos={photos} />
    </Stack>
  );
}
