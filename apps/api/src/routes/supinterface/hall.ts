import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { postingStandings } from '../../market/applications/posting-standings.ts';
import { fittingList } from '../../market/hall/fitting-postings.ts';
import { hallTabs } from '../../market/saved-postings/hall-tabs.ts';
import { promiseConfidentiality } from '../../market/postings/promises.ts';
import { savedList, setSaved } from '../../market/saved-postings/saved-postings.ts';

const { hall } = calls.supinterface;

export const supHallRoutes = [
  route(hall.getFittingPostings, fittingList),
  route(hall.getSavedPostings, savedList),
  route(hall.getHallTabs, hallTabs),
  route(hall.getPostingStandings, postingStandings),
  route(hall.setPostingSaved, setSaved),
  route(hall.promiseConfidentiality, promiseConfidentiality),
];
