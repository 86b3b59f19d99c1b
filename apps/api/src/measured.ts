/** What benchmarks run and compare besides the wire; the only door to the inside of this app. */
export { migrate } from './database/migrate.ts';
export { openDatabase } from './database/pool.ts';
export type { Schema } from './database/schema.ts';
export { searchedPage } from './market/hall/hall-search.ts';
export { searchNames } from './market/hall/search-names.ts';
export { addressKey } from './profiles/public-profile/public-profile.ts';
export { searchTerms } from './database/search-terms.ts';
export type { NewPosting } from './market/postings/posting-repository.ts';
export {
  invalidationChannel,
  type InvalidationMessage,
} from './messages/invalidations/invalidation-repository.ts';
export { countUnread } from './messages/notifications/notification-repository.ts';
export { countUnreadMessages } from './messages/threads/side-repository.ts';
export { countUnreadAnswers } from './feedback/feedback-repository.ts';
export { countUnreadOf } from './service-desk/conversation-repository.ts';
