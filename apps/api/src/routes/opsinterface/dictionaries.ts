import { opsDictionaries } from '@tolk/contract/calls/opsinterface/dictionaries';
import { route } from '../../route.ts';
import {
  changeDictionary,
  staffDictionary,
  staffDictionaryTypes,
} from '../../services/dictionaries/staff-dictionaries.ts';

export const opsDictionariesRoutes = [
  route(opsDictionaries.getDictionaryTypes, staffDictionaryTypes),
  route(opsDictionaries.getDictionaryEntries, staffDictionary),
  route(opsDictionaries.setDictionaryEntry, changeDictionary),
];
