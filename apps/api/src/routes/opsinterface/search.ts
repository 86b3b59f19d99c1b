import { opsSearch } from '@tolk/contract/calls/opsinterface/search';
import { route } from '../../calls/route.ts';
import { searchRecords } from '../../console/search/search-records.ts';

export const opsSearchRoutes = [route(opsSearch.searchRecords, searchRecords)];
