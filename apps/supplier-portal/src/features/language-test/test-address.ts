import { pathTo } from '@tolk/platform';

export interface TestAddress {
  sourceLanguage: string;
  targetLanguage: string;
  teamMemberId?: string | undefined;
}

/** Where a pair's test is introduced, taken and gone on with. */
export function testPath({ sourceLanguage, targetLanguage, teamMemberId }: TestAddress): string {
  return pathTo('languageTestTitle', { sourceLanguage, targetLanguage, teamMemberId });
}
