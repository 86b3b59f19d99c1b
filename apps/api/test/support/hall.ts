import type { ResponseOf, calls } from '@tolk/contract';
import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';

type Hall = typeof calls.supinterface.hall;
type List = ResponseOf<Hall['getSavedPostings']>;

/** The calls of the job hall as this supplier makes them. */
export function hallOf(person: TestPerson) {
  function read<Name extends keyof Hall>(name: Name, body: object = {}) {
    return dataOf(person.call<ResponseOf<Hall[Name]>>(`/supinterface/${name}`, body));
  }
  const standings = (...projectReleaseInforIds: string[]) =>
    read('getPostingStandings', { projectReleaseInforIds });
  return {
    save: (projectReleaseInforId: string, saved = true) =>
      person.call('/supinterface/setPostingSaved', { projectReleaseInforId, saved }),
    saved: (request?: object) => read('getSavedPostings', request),
    fitting: (request?: object) => read('getFittingPostings', request),
    tabs: (request?: object) => read('getHallTabs', request),
    standings,
    standing: async (id: string) => (await standings(id)).postings[0],
  };
}

export function namesIn({ list }: List): string[] {
  return list.map(({ projectName }) => projectName);
}
