import { Trans } from '@lingui/react/macro';
import { RoleNotice, useMemberMay } from '@tolk/account-views';
import { useSupGetAvailabilityQuery } from '@tolk/api-client';
import { DataState, formWidth, Stack } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { AvailabilityForm } from '../../features/availability/availability-form.tsx';
import { BookedList } from '../../features/availability/booked-list.tsx';

/** When the supplier works, is off and is booked. */
export function Screen() {
  const coordinates = useMemberMay('coordinate');
  const query = useSupGetAvailabilityQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Availability</Trans>}
        description={
          <Trans>
            Clients see the next days on which you are free, and are warned before they ask for
            other times. They never see who booked you.
          </Trans>
        }
      />
      <DataState query={query} skeleton={6}>
        {(availability) => (
          <Stack sx={{ maxWidth: formWidth }}>
            <BookedList availability={availability} />
            {coordinates ? (
              <AvailabilityForm key={availability.version} availability={availability} />
            ) : (
              <RoleNotice>
                <Trans>Your company’s project managers set when it is available.</Trans>
              </RoleNotice>
            )}
          </Stack>
        )}
      </DataState>
    </>
  );
}
