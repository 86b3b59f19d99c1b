import { Trans } from '@lingui/react/macro';
import type { PostingRow } from '@tolk/contract';
import { DateTime, Deadline } from '@tolk/design-system/pieces';

interface ClosingTimeProps {
  posting: Pick<PostingRow, 'deadline' | 'zone' | 'projectStatus'>;
}

/** Until when one can apply; once the posting is finished, when that would have been. */
export function ClosingTime({ posting: { deadline, zone, projectStatus } }: ClosingTimeProps) {
  return (
    <span>
      {projectStatus === 'finished' ? (
        <Trans>
          Deadline <DateTime iso={deadline} authorZone={zone} />
        </Trans>
      ) : (
        <Trans>
          Closes <Deadline iso={deadline} authorZone={zone} />
        </Trans>
      )}
    </span>
  );
}
