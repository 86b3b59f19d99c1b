import { opsDictionaries } from '@tolk/contract/calls/opsinterface/dictionaries';
import { route } from '../../calls/route.ts';
import {
  changeDictionary,
  orderDictionary,
  staffDictionary,
  staffDictionaryTypes,
} from '../../content/dictionaries/staff-dictionaries.ts';

export const opsDictionariesRoutes = [
  route(opsDictionaries.getDictionaryTypes, staffDictionaryTypes),
  route(opsDictionaries.getDictionaryEntries, staffDictionary),
  route(opsDictionaries.setDictionaryEntry, changeDictionary),
  route(opsDictionaries.setDictionaryOrder, orderDictionary),
];
