import { feedbackStatuses } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

const assignees = ['me', 'nobody'] as const;

/** What the queue of feedback is filtered by, as it stands in the address. */
export function useFeedbackAddress() {
  const list = useListAddress<'search' | 'status' | 'type' | 'assignee'>();
  const status = list.oneOf('status', feedbackStatuses);
  const type = list.text('type')?.slice(0, 40);
  const assignee = list.oneOf('assignee', assignees);
  const { search } = list;
  return {
    list,
    status,
    type,
    assignee,
    search,
    /** As the call takes it. */
    filter: {
      ...(status ? { feedbackStatus: status } : {}),
      ...(type ? { feedbackType: type } : {}),
      ...(assignee ? { assignee } : {}),
      ...(search ? { search } : {}),
    },
    /** How many filters besides the status are set. */
    active: [type, assignee, search].filter((one) => one !== undefined).length,
    clear: () =>
      list.change({
        status: undefined,
        type: undefined,
        assignee: undefined,
        search: undefined,
      }),
  };
}

export type FeedbackAddress = ReturnType<typeof useFeedbackAddress>;
