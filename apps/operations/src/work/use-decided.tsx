import { Trans, useLingui } from '@lingui/react/macro';
import { Button, notify } from '@tolk/design-system';
import { kindsOf } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { pauseKeys } from '../keys/key-pause.ts';
import { isMoved } from '../preferences/kept-switch.ts';
import { useIsNoteBegun } from './note-draft.ts';
import { recordKinds } from './record-screens.ts';
import { useFindNext } from './use-next-case.ts';
import type { WorkRecord } from './use-work-case.ts';

/** Where this browser keeps that the desk goes on by itself. */
export const goesOnKey = 'operations-goes-on';

/** Whether the screen is the record’s own: who decides in a list stays there. */
function isOnScreen({ subject, subjectId }: WorkRecord): boolean {
  const { to, params } = recordKinds[subject].at(subjectId);
  const own = new URL(pathTo(to, params), location.origin);
  const here = [...new URLSearchParams(location.search).values()];
  return own.pathname === location.pathname && here.includes(subjectId);
}

/**
 * Says what was decided about a record. Where the member of staff switched that on, the next case of the same queue
 * opens, and the message leads back to this one.
 */
export function useDecided(record: WorkRecord): (message: string, about?: string) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const findNext = useFindNext();
  const { subject, subjectId } = record;
  const isNoteBegun = useIsNoteBegun(record);
  const open = ({ subject: of, subjectId: id }: WorkRecord) => {
    const { to, params } = recordKinds[of].at(id);
    return navigate(pathTo(to, params));
  };

  async function goOn(message: string, about: string | undefined) {
    const next = await findNext(subjectId, kindsOf(subject));
    // Who has gone elsewhere meanwhile, or has begun a note, is not taken away from there.
    if (!isOnScreen(record) || isNoteBegun()) {
      notify(message);
      return;
    }
    if (next === undefined) {
      notify(message, { detail: t`Nothing else is waiting in this queue.` });
      return;
    }
    pauseKeys();
    await open(next);
    notify(message, {
      ...(about === undefined ? {} : { detail: about }),
      action: (
        <Button size="small" color="inherit" onClick={() => void open(record)}>
          <Trans>Back to the case</Trans>
        </Button>
      ),
    });
  }

  return (message, about) => {
    // What comes next can be looked for again; what was decided is said in any case.
    if (isMoved(goesOnKey) && isOnScreen(record))
      void goOn(message, about).catch(() => notify(message));
    else notify(message);
  };
}
